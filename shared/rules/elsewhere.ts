import type { ApiError, ErrorDetails, ErrorName } from '../contract/errors.ts'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../lib/locale.ts'

/** A page by its address, with its language. */
type Place = Pick<URL, 'pathname' | 'search'>

const goals: Partial<Record<ErrorName, (back: string, more: string) => string>> = {
  loginEnded: (back, more) => `/home?signIn=${back}${more}`,
  consentNeeded: (back) => `/newTerms?back=${back}`,
  noTeam: (back) => `/noTeam?back=${back}`,
  notAvailable: () => '/home?notice=notAvailable',
  secondFactorNeeded: (back) => `/staff/secondFactor?back=${back}`,
}

/**
 * Where a person can solve what kept a page, its data or its form from them, with the way back to it; null for
 * an error that is solved nowhere else.
 * @param more further parameters of the sign-in, from `&`
 */
export function elsewhereOf(
  { reason, details }: Pick<ApiError, 'reason' | 'details'>,
  place: Place,
  more = '',
): string | null {
  const needed = neededPrivilege(details)
  if (needed) return notOpenPath(place, needed)
  const goal = goals[reason]?.(wayBack(place), more)
  return goal ? pathInLocale(goal, localeOfPath(place.pathname)) : null
}

/** The privilege that a member of staff would need, where a call was refused for lack of it. */
export function neededPrivilege({ params }: ErrorDetails): string | undefined {
  return params?.privilege?.toString()
}

/** The page that says which roles allow an action, shown in place of the refused page. */
export function notOpenPath(place: Place, needed: string): string {
  return pathInLocale(`/staff/notOpen?page=${wayBack(place)}&needs=${needed}`, localeOfPath(place.pathname))
}

function wayBack({ pathname, search }: Place): string {
  return encodeURIComponent(pathWithoutLocale(pathname) + search)
}
