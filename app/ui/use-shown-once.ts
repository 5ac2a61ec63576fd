import { createContext, useEffect } from 'react'

/** Where an address says what was done: its visit, another one for each time that it is said. */
export const SaidOnce = createContext<string | undefined>(undefined)

export type Visit = { key: string; search: string; hash: string }

/**
 * Takes what an address says only once, such as `?done=sent`, out of the address bar as soon as it has been shown: a
 * page that is loaded again, or kept as a bookmark, does not say it again. The router keeps the address that it came
 * by, so that what is shown stays until the page is left. Without script it stays.
 * @param visit the router's: every further one may say it anew
 * @returns what the notice of it goes by, which comes into view; nothing where the address leads to a place in the page
 */
export function useShownOnce({ key, search, hash }: Visit, names: readonly string[]): string | undefined {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are the same for good
  useEffect(() => {
    const address = new URL(location.href)
    if (!names.some((name) => address.searchParams.has(name))) return
    for (const name of names) address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
  }, [key])
  const said = new URLSearchParams(search)
  return hash === '' && names.some((name) => said.has(name)) ? key : undefined
}
