import { randomInt } from 'node:crypto'
import { ApiError } from '../../../shared/contract/errors.ts'
import { secondsUntilNextCode, signInRules } from '../../../shared/rules/sign-in.ts'
import type { CallContext } from '../../context.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { sendCodeSms } from '../messages/send-code-sms.ts'
import {
  type Allowance,
  closeCodes,
  countFailures,
  insertCode,
  isKnownBrowser,
  listCodeAges,
  lockPhone,
} from './one-time-code.queries.ts'
import { parseMainlandPhone } from './parse-mainland-phone.ts'
import { hashOfCode, type PhoneRef, phoneRefOf } from './phone-ref.ts'

export { removeOldCodes } from './one-time-code.queries.ts'

/** Text messages that the whole portal sends in a day; what is beyond it is somebody draining the account. */
const codesPerDayInAll = 5_000
const daySeconds = 24 * 3600

/**
 * Makes a one-time code for a phone and has it sent. Nothing here depends on whether the phone has an account.
 * @throws ApiError `invalidInput`, `tooMany` with the seconds to wait
 */
export async function sendCode(ctx: CallContext, input: { phone: string; purpose: 'signIn' }) {
  const ref = phoneRefOf(ctx, parseMainlandPhone(input.phone))
  await spendLimits(ctx.services.limits, [
    {
      key: `code:address:${addressBucket(ctx.address)}`,
      most: signInRules.codesPerAddressPerHour,
      windowSeconds: 3600,
    },
  ])
  ctx.rememberBrowser()
  await ctx.db.transaction().execute((trx) => issueCode({ ...ctx, db: trx }, ref, input.purpose))
  return { resendAfterSeconds: signInRules.resendAfterSeconds, lifeSeconds: signInRules.codeLifeSeconds }
}

async function issueCode(ctx: CallContext, ref: PhoneRef, purpose: 'signIn'): Promise<void> {
  const { db } = ctx
  await lockPhone(db, ref.phoneIndex)
  const allowance: Allowance = {
    ...ref,
    isKnownBrowser: await isKnownBrowser(db, ref.accountIndexes, ref.browserHash),
  }
  await checkAllowance(ctx, allowance)
  const code = String(randomInt(10 ** signInRules.codeDigits)).padStart(signInRules.codeDigits, '0')
  await closeCodes(db, { ...ref, purpose })
  await insertCode(
    db,
    {
      phone_index: ref.phoneIndex,
      browser_hash: ref.browserHash,
      is_known_browser: allowance.isKnownBrowser,
      purpose,
      code_hash: hashOfCode(ctx, { phone: ref.phone, purpose, code }),
    },
    signInRules.codeLifeSeconds,
  )
  await sendCodeSms(ctx, { phone: ref.phone, code, purpose })
}

async function checkAllowance({ db }: CallContext, allowance: Allowance): Promise<void> {
  const waitSeconds = secondsUntilNextCode(await listCodeAges(db, allowance))
  if (waitSeconds > 0) throw new ApiError('tooMany', { retryAfterSeconds: waitSeconds })
  const failures = await countFailures(db, allowance)
  if (failures.count >= signInRules.failuresPerHour) {
    throw new ApiError('tooMany', { retryAfterSeconds: failures.secondsLeft })
  }
  await spendLimits(db, [{ key: 'code:all', most: codesPerDayInAll, windowSeconds: daySeconds }])
}
