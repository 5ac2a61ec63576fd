/** The route of the page whose form was refused last and is still to be corrected; null if there is none. */
export function refusedPage(): string | null {
  const { matches, actionData } = window.__reactRouterDataRouter?.state ?? {}
  const page = matches?.at(-1)?.route.id ?? ''
  return actionData?.[page]?.isFailure ? page : null
}

/** The shown data of the page whose form has just been refused; undefined when navigating elsewhere. */
export function shownOfRefused<T>(): T | undefined {
  const { loaderData, navigation, location } = window.__reactRouterDataRouter?.state ?? {}
  const isSamePage = navigation?.formMethod === 'POST' && navigation.location?.pathname === location?.pathname
  return isSamePage ? (loaderData?.[refusedPage() ?? ''] as T | undefined) : undefined
}
