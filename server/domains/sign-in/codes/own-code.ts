import { randomInt, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { maskPhone } from '../../../../shared/lib/text/masking.ts'
import type { OwnCodePurpose } from '../../../../shared/rules/sign-in/privacy.ts'
import { signInRules } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { Account, CallContext } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { sendCodeSms } from '../../messages/sending/send-code-sms.ts'
import { findAccount } from '../account/account.queries.ts'
import { refusalAfter } from './earlier-try.ts'
import {
  closeCodes,
  countFailures,
  findLiveCode,
  insertCode,
  isKnownBrowser,
  lockPhone,
  recordFailure,
} from './one-time-code.queries.ts'
import { hashOfCode, type PhoneRef, phoneRefOf } from './phone-ref.ts'
import { secondsToNextCodeOf } from './seconds-to-next-code.ts'

type Ctx = CallContext<Account>

const codesPerHour = 10

/**
 * Sends a code to the caller's own phone, for one purpose, valid in this browser. The phone's limits are
 * shared with signing in.
 * @throws ApiError `tooMany` with the seconds to wait, `notAvailable` for an account without a phone
 */
export async function sendOwnCode(ctx: Ctx, { purpose }: { purpose: OwnCodePurpose }) {
  const ref = await ownPhone(ctx)
  await spendLimits(ctx.services.limits, [
    { key: `code:account:${ctx.actor.accountId}`, most: codesPerHour, windowSeconds: 3600 },
  ])
  ctx.rememberBrowser()
  await ctx.db.transaction().execute((db) => issue({ ...ctx, db }, ref, purpose))
  return { phone: maskPhone(ref.phone), lifeSeconds: signInRules.codeLifeSeconds }
}

async function issue(ctx: Ctx, ref: PhoneRef, purpose: OwnCodePurpose): Promise<void> {
  const { db } = ctx
  await lockPhone(db, ref.phoneIndex)
  const isKnown = await isKnownBrowser(db, ref.accountIndexes, ref.browserHash)
  const allowance = { ...ref, isKnownBrowser: isKnown }
  const wait = await secondsToNextCodeOf(db, allowance)
  const failures = await countFailures(db, allowance)
  const isSpent = failures.count >= signInRules.failuresPerHour
  if (isSpent || wait > 0)
    throw new ApiError('tooMany', { retryAfterSeconds: isSpent ? failures.secondsLeft : wait })
  const code = String(randomInt(10 ** signInRules.codeDigits)).padStart(signInRules.codeDigits, '0')
  await closeCodes(db, { ...ref, purpose })
  await insertCode(
    db,
    {
      phone_index: ref.phoneIndex,
      browser_hash: ref.browserHash,
      is_known_browser: isKnown,
      purpose,
      code_hash: hashOfCode(ctx, { phone: ref.phone, purpose, code }),
      asked_by: null,
    },
    signInRules.codeLifeSeconds,
  )
  await sendCodeSms(ctx, { phone: ref.phone, code, purpose })
}

/**
 * Requires proof of identity before personal data are exported or deleted. People use up the code sent to
 * this browser for the purpose; a wrong one is counted and committed before the refusal. Staff need a fresh
 * second factor instead, since a text message is not enough for them.
 * @throws ApiError `stepUpNeeded`, `codeWrong` (params `left`), `codeUnusable`, `tooMany`, `invalidInput`
 */
export async function requireOwner(
  ctx: Ctx,
  { purpose, code: typed }: { purpose: OwnCodePurpose; code: string },
): Promise<void> {
  if (ctx.actor.staff) {
    if (ctx.actor.staff.hasFreshProof) return
    throw new ApiError('stepUpNeeded')
  }
  if (typed === '') throw new ApiError('stepUpNeeded')
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) throw new ApiError('invalidInput', { fields: { code: { reason: 'code' } } })
  const ref = await ownPhone(ctx)
  const refusal = await ctx.db.transaction().execute((db) => tryCode({ ...ctx, db }, ref, purpose, code))
  if (refusal) throw refusal
}

async function tryCode(
  ctx: Ctx,
  ref: PhoneRef,
  purpose: OwnCodePurpose,
  code: string,
): Promise<ApiError | null> {
  const { db } = ctx
  await lockPhone(db, ref.phoneIndex)
  const isKnown = await isKnownBrowser(db, ref.accountIndexes, ref.browserHash)
  const failures = await countFailures(db, { ...ref, isKnownBrowser: isKnown })
  if (failures.count >= signInRules.failuresPerHour) {
    return new ApiError('tooMany', { retryAfterSeconds: failures.secondsLeft })
  }
  const live = await findLiveCode(db, { ...ref, purpose }, signInRules.triesPerCode)
  if (!live) return new ApiError('codeUnusable')
  if (!timingSafeEqual(live.code_hash, hashOfCode(ctx, { phone: ref.phone, purpose, code }))) {
    await recordFailure(db, live.id, null)
    return refusalAfter(live.failures + 1)
  }
  await closeCodes(db, { ...ref, purpose })
  return null
}

async function ownPhone(ctx: Ctx): Promise<PhoneRef> {
  const account = await findAccount(ctx.db, ctx.actor.accountId)
  if (!account?.phone_encrypted) throw new ApiError('notAvailable')
  return phoneRefOf(ctx, ctx.services.cipher.decrypt(account.phone_encrypted, 'accounts.phone'))
}
