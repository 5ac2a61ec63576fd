import { useSyncExternalStore } from 'react'
import { isMarkedSignedIn } from './signed-in-mark.ts'

/** When the marker cookie may have changed: coming back to the tab or page, and another tab storing who is signed in. */
const windowEvents = ['focus', 'pageshow', 'storage'] as const

/**
 * Whether somebody is signed in, as the marker cookie says now, not as it said when the page came: a sign-in or
 * sign-out in another tab, and a page kept for Back, change it without a load. False in the HTML.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isMarkedSignedIn, () => false)
}

function subscribe(changed: () => void): () => void {
  for (const name of windowEvents) addEventListener(name, changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    for (const name of windowEvents) removeEventListener(name, changed)
    document.removeEventListener('visibilitychange', changed)
  }
}
