import { useSyncExternalStore } from 'react'
import { type ClientState, clientState } from './client-state.ts'
import { type ShownAccount, useShownAccount } from './shown-account.ts'

const { store } = clientState

/**
 * A part of the shared state about the signed-in person. In the HTML and until hydration it is what the
 * server knew when it rendered the page.
 * @param select reads it from the shared state
 * @param shown reads the same from the account that the HTML shows
 */
export function useOwnState<T>(select: (state: ClientState) => T, shown: (account: ShownAccount) => T): T {
  const account = useShownAccount()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => (account ? shown(account) : select(store.getInitialState())),
  )
}
