import { useEffect } from 'react'

/**
 * Removes a parameter that is said only once, such as `?done=sent`, from the address bar as soon as it has
 * been shown: reloading or bookmarking the page does not repeat it. The router keeps the original address, so
 * the message stays until the page is left. Without script the parameter stays.
 * @param visit the router's key of this visit: each further visit may show it again
 */
export function useShownOnce(visit: string, names: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names never change
  useEffect(() => {
    const address = new URL(location.href)
    if (!names.some((name) => address.searchParams.has(name))) return
    for (const name of names) address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
  }, [visit])
}
