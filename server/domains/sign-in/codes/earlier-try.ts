import { ApiError } from '../../../../shared/contract/errors.ts'
import { signInRules } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { CallContext } from '../../../context.ts'
import { findStartedSession, type StartedSession } from '../sessions/start-session.ts'
import { findTriedCode } from './one-time-code.queries.ts'
import type { PhoneRef } from './phone-ref.ts'

/** How long a repeated form counts as the first submission. */
const repeatSeconds = 60

export type EarlierOutcome = { refusal: ApiError } | { session: StartedSession & { accountId: string } }

type Tried = { ref: PhoneRef; purpose: 'signIn'; triedBy: Buffer }

/** Identifies a form by its key and digits; null without a key, since such a form is never repeated. */
export function triedByOf(ctx: CallContext, code: string): Buffer | null {
  const { idempotencyKey: key } = ctx
  return key === null ? null : ctx.services.keyedHash([key, code].join('\n'), 'try of a code')
}

/**
 * The result of the same form a moment ago, as after a double click where only the second request is awaited:
 * the session it started, or the wrong digits, which count once. Null for a first submission.
 */
export async function findEarlierTry(
  ctx: CallContext,
  { ref, purpose, triedBy }: Tried,
): Promise<EarlierOutcome | null> {
  const tried = await findTriedCode(ctx.db, { ...ref, purpose }, triedBy)
  if (!tried) return null
  const session = await findStartedSession(ctx.db, tokenOfTry(ctx, tried.id, triedBy), repeatSeconds)
  if (session) return { session }
  return tried.closed_at === null ? { refusal: refusalAfter(tried.failures) } : null
}

/**
 * The session token created by using a code with this form. It can be derived again without being stored:
 * from the server's secret, for this browser, form and code only.
 */
export function tokenOfTry(ctx: CallContext, codeId: string, triedBy: Buffer): string {
  const value = [codeId, ctx.browserId, triedBy.toString('base64url')].join('\n')
  return ctx.services.keyedHash(value, 'session token').toString('base64url')
}

/** The error for a wrong try, by the number of a code's failures. */
export function refusalAfter(failures: number): ApiError {
  const left = signInRules.triesPerCode - failures
  return left > 0 ? new ApiError('codeWrong', { params: { left } }) : new ApiError('codeUnusable')
}
