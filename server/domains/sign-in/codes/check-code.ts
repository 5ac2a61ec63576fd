import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { PhoneCodePurpose } from '../../../../shared/rules/sign-in/code-purposes.ts'
import { signInRules } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { CallContext } from '../../../context.ts'
import { refusalAfter } from './earlier-try.ts'
import { countFailures, findLiveCode, isKnownBrowser, recordFailure } from './one-time-code.queries.ts'
import { hashOfCode, type PhoneRef } from './phone-ref.ts'

type Tried = { purpose: PhoneCodePurpose; code: string; triedBy: Buffer | null }

/**
 * The code that these digits match, or why they are refused; a wrong code is counted. The caller must hold
 * the phone's lock and commit a refusal: a rollback would lose the count.
 */
export async function checkCode(
  ctx: CallContext,
  ref: PhoneRef,
  { purpose, code, triedBy }: Tried,
): Promise<{ codeId: string } | { refusal: ApiError }> {
  const { db } = ctx
  const known = await isKnownBrowser(db, ref.accountIndexes, ref.browserHash)
  const failures = await countFailures(db, { ...ref, isKnownBrowser: known })
  if (failures.count >= signInRules.failuresPerHour) {
    return { refusal: new ApiError('tooMany', { retryAfterSeconds: failures.secondsLeft }) }
  }
  const live = await findLiveCode(db, { ...ref, purpose }, signInRules.triesPerCode)
  if (!live) return { refusal: new ApiError('codeUnusable') }
  const isRight = timingSafeEqual(live.code_hash, hashOfCode(ctx, { phone: ref.phone, purpose, code }))
  if (isRight) return { codeId: live.id }
  await recordFailure(db, live.id, triedBy)
  return { refusal: refusalAfter(live.failures + 1) }
}

/**
 * The digits of a code, however they were typed.
 * @throws ApiError `invalidInput` for the field `code`; such a try is not counted
 */
export function parseCode(typed: string): string {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  if (code.length === signInRules.codeDigits && /^\d+$/.test(code)) return code
  throw new ApiError('invalidInput', { fields: { code: { reason: 'code' } } })
}
