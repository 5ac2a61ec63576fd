import { useEffect } from 'react'

/**
 * Takes what an address says only once, such as `?done=sent`, out of the address bar as soon as it has been shown: a
 * page that is loaded again, or kept as a bookmark, does not say it again. The router keeps the address that it came
 * by, so that what is shown stays until the page is left. Without script it stays.
 * @param visit the router's key of this visit: every further one may say it anew
 */
export function useShownOnce(visit: string, names: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are the same for good
  useEffect(() => {
    const address = new URL(location.href)
    if (!names.some((name) => address.searchParams.has(name))) return
    for (const name of names) address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
  }, [visit])
}
