import type { Call } from '../../shared/contract/call.ts'
import { ApiError } from '../../shared/contract/errors.ts'
import type { RequestScope } from './request-scope.ts'

/**
 * Whom a write counts as coming from while a newer text waits to be agreed to. What visitors may send is taken as from
 * a visitor, and nothing of the person is kept with it; whatever needs an account waits.
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

/** Who is signed in is not asked to sign in, where only an account may do something: they are asked to agree. */
export function askForConsent(error: unknown, arrived: RequestScope, admitted: RequestScope): unknown {
  const isTakenAsVisitor = arrived.actor.kind === 'account' && admitted.actor.kind === 'visitor'
  if (!isTakenAsVisitor || !(error instanceof ApiError) || error.reason !== 'loginEnded') return error
  return new ApiError('consentNeeded')
}
