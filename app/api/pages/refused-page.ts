/** The page whose form was refused last and stands there to be mended: its route, null where there is none. */
export function refusedPage(): string | null {
  const { matches, actionData } = window.__reactRouterDataRouter?.state ?? {}
  const page = matches?.at(-1)?.route.id ?? ''
  return actionData?.[page]?.isFailure ? page : null
}

/** What the page shows whose form has just been refused; undefined on the way to any other. */
export function shownOfRefused<T>(): T | undefined {
  const { loaderData, navigation, location } = window.__reactRouterDataRouter?.state ?? {}
  const isSamePage = navigation?.formMethod === 'POST' && navigation.location?.pathname === location?.pathname
  return isSamePage ? (loaderData?.[refusedPage() ?? ''] as T | undefined) : undefined
}
