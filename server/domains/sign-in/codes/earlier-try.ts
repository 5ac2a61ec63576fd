import { ApiError } from '../../../../shared/contract/errors.ts'
import { signInRules } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { CallContext } from '../../../context.ts'
import { findStartedSession, type StartedSession } from '../sessions/start-session.ts'
import { findTriedCode } from './one-time-code.queries.ts'
import type { PhoneRef } from './phone-ref.ts'

/** How long the same form sent again is still the first sending. */
const repeatSeconds = 60

export type EarlierOutcome = { refusal: ApiError } | { session: StartedSession & { accountId: string } }

type Tried = { ref: PhoneRef; purpose: 'signIn'; triedBy: Buffer }

/** What a form with a key and these digits is known by; null for a form without a key: it is never sent again. */
export function triedByOf(ctx: CallContext, code: string): Buffer | null {
  const { idempotencyKey: key } = ctx
  return key === null ? null : ctx.services.keyedHash([key, code].join('\n'), 'try of a code')
}

/**
 * What came of the same form when it was sent a moment ago, as by a double click whose second press alone waits for
 * an answer: the session that it started, or the wrong digits, which count once. Null where it is sent the first time.
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
 * The session token that using a code by this form makes. It can be told again without being stored: by the server's
 * secret, for the browser, form and digits that used this code, and for nothing else.
 */
export function tokenOfTry(ctx: CallContext, codeId: string, triedBy: Buffer): string {
  const value = [codeId, ctx.browserId, triedBy.toString('base64url')].join('\n')
  return ctx.services.keyedHash(value, 'session token').toString('base64url')
}

/** What a wrong try is told, by how many a code has had. */
export function refusalAfter(failures: number): ApiError {
  const left = signInRules.triesPerCode - failures
  return left > 0 ? new ApiError('codeWrong', { params: { left } }) : new ApiError('codeUnusable')
}
