import type { Call } from '../../../shared/contract/call.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { RequestScope } from '../calls/request-scope.ts'
import { findPage } from './find-page.ts'

/**
 * The scope that a write runs with while a newer text waits for agreement. What visitors may send is accepted
 * as a visitor's, and nothing of the person is stored with it; whatever needs an account waits.
 * @throws ApiError `consentNeeded`
 */
export function admitBeforeConsent(call: Call, scope: RequestScope, raw: unknown): RequestScope {
  const { actor } = scope
  if (actor.kind !== 'account' || !actor.isConsentDue || opensBeforeConsent(call, raw)) return scope
  if (call.access !== 'public') throw new ApiError('consentNeeded')
  return { ...scope, actor: { kind: 'visitor' } }
}

function opensBeforeConsent({ beforeConsent }: Call, raw: unknown): boolean {
  if (typeof beforeConsent !== 'object') return beforeConsent === true
  const said = Object(raw) as Record<string, unknown>
  return Object.entries(beforeConsent).every(([name, values]) => values.includes(said[name]))
}

/** A signed-in person is asked to agree instead of to sign in where something needs an account. */
export function askForConsent(error: unknown, arrived: RequestScope, admitted: RequestScope): unknown {
  const isTakenAsVisitor = arrived.actor.kind === 'account' && admitted.actor.kind === 'visitor'
  if (!isTakenAsVisitor || !(error instanceof ApiError) || error.reason !== 'loginEnded') return error
  return new ApiError('consentNeeded')
}

/**
 * Reading stays open, except where the browser says that it reads for a navigation: the page asks for
 * agreement first, as it does when it is opened as a document.
 * @param goal path and query of that page, as the browser states them
 * @throws ApiError `consentNeeded`
 */
export function askOnTheWay(call: Call, { actor }: RequestScope, goal: string | undefined): void {
  if (!goal || call.access === 'public' || actor.kind !== 'account' || !actor.isConsentDue) return
  if (!URL.canParse(goal, 'https://page.invalid')) return
  const url = new URL(goal, 'https://page.invalid')
  const page = findPage(url.pathname)
  if (page === 'unknown' || page.access === 'public' || pageOpensBeforeConsent(page, url)) return
  throw new ApiError('consentNeeded')
}

type Page = Exclude<ReturnType<typeof findPage>, 'unknown'>

/** Whether a page ends, exports or shows a person's data, or settles what stands in the way of ending it. */
export function pageOpensBeforeConsent({ beforeConsent }: Page, { searchParams }: URL): boolean {
  if (typeof beforeConsent !== 'object') return beforeConsent === true
  return beforeConsent.parts.includes(searchParams.get('part') ?? '')
}
