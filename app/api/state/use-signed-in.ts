import { useSyncExternalStore } from 'react'
import { useShownAccount } from './shown-account.ts'
import { isMarkedSignedIn } from './signed-in-mark.ts'

/** When the marker cookie may have changed: on return to the tab or page, or by a sign-in in another tab. */
const windowEvents = ['focus', 'pageshow', 'storage'] as const

/**
 * Whether somebody is signed in, as the marker cookie says now rather than when the page loaded: a sign-in or
 * sign-out in another tab, or a page kept for Back, changes it without a load. In the HTML it is known for a
 * page that is one person's alone; for a page that is the same for everybody it is null.
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
