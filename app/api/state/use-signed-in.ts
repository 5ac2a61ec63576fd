import { useSyncExternalStore } from 'react'
import { useShownAccount } from './shown-account.ts'
import { isMarkedSignedIn } from './signed-in-mark.ts'

/** When the marker cookie may have changed: coming back to the tab or page, and another tab storing who is signed in. */
const windowEvents = ['focus', 'pageshow', 'storage'] as const

/**
 * Whether somebody is signed in, as the marker cookie says now, not as it said when the page came: a sign-in or
 * sign-out in another tab, and a page kept for Back, change it without a load. In the HTML it is known of a page that
 * is somebody's alone; of one that is the same for everybody it is not, and null.
 */
export function useSignedIn(): boolean | null {
  const account = useShownAccount()
  return useSyncExternalStore<boolean | null>(subscribe, isMarkedSignedIn, () => (account ? true : null))
}

function subscribe(changed: () => void): () => void {
  for (const name of windowEvents) addEventListener(name, changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    for (const name of windowEvents) removeEventListener(name, changed)
    document.removeEventListener('visibilitychange', changed)
  }
}
