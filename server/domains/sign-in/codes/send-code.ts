import { randomInt } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { PhoneCodePurpose } from '../../../../shared/rules/sign-in/code-purposes.ts'
import { signInRules } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { CallContext } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { limitsAbroad, parseMobilePhone } from '../../../parse-mobile-phone.ts'
import { sendCodeSms } from '../../messages/sending/send-code-sms.ts'
import { ownPhone } from '../ways-in/own-phone.ts'
import { codesPerAddress } from './codes-per-address.ts'
import {
  type Allowance,
  closeCodes,
  countFailures,
  insertCode,
  isAskedFor,
  isKnownBrowser,
  lockPhone,
} from './one-time-code.queries.ts'
import { hashOfCode, type PhoneRef, phoneRefOf } from './phone-ref.ts'
import { secondsToNextCode, secondsToNextCodeOf } from './seconds-to-next-code.ts'

export { removeOldCodes } from './one-time-code.queries.ts'

/** Daily limit of text messages for the whole portal; more means that somebody is draining the account. */
const codesPerDayInAll = 5_000
/**
 * The part reserved for people known in this browser or signed in: strangers who use up the rest of a day
 * lock nobody out. Whether a phone has an account must not matter, since the response would reveal it.
 */
const reservedPerDay = 1_000
const daySeconds = 24 * 3600

type Asked = { phone?: string | undefined; purpose: PhoneCodePurpose }

/**
 * Creates and sends a one-time code; the same form repeated within a minute counts once. Nothing here depends
 * on whether the phone has an account.
 * @throws ApiError `invalidInput`, `loginEnded`, `tooMany` with the seconds to wait
 */
export async function sendCode(ctx: CallContext, input: Asked) {
  const ref = phoneRefOf(ctx, await phoneFor(ctx, input))
  const { idempotencyKey: key } = ctx
  const askedBy = key === null ? null : ctx.services.keyedHash(key, 'form that asks for a code')
  if (!(await isRepeated(ctx, ref, input.purpose, askedBy))) await sendNew(ctx, ref, input.purpose, askedBy)
  const resendAfterSeconds = await secondsToNextCode(ctx.db, { ...ref, purpose: input.purpose })
  return { resendAfterSeconds, lifeSeconds: signInRules.codeLifeSeconds }
}

/**
 * The number a code goes to: the typed one, or, to confirm an identity, always the account's own.
 * @throws ApiError `loginEnded` when signed out, except for signing in
 */
async function phoneFor(ctx: CallContext, { phone, purpose }: Asked): Promise<string> {
  if (purpose === 'signIn') return parseMobilePhone(phone ?? '')
  if (ctx.actor.kind !== 'account') throw new ApiError('loginEnded')
  if (purpose === 'changePhone') return parseMobilePhone(phone ?? '')
  return ownPhone({ ...ctx, actor: ctx.actor })
}

/** Whether this form asked for this phone a moment ago. */
async function isRepeated(
  { db }: CallContext,
  ref: PhoneRef,
  purpose: PhoneCodePurpose,
  askedBy: Buffer | null,
): Promise<boolean> {
  return askedBy !== null && isAskedFor(db, { ...ref, purpose }, askedBy, signInRules.resendAfterSeconds)
}

async function sendNew(
  ctx: CallContext,
  ref: PhoneRef,
  purpose: PhoneCodePurpose,
  askedBy: Buffer | null,
): Promise<void> {
  await spendLimits(ctx.services.limits, codesPerAddress(ctx))
  ctx.rememberBrowser()
  await ctx.db.transaction().execute((trx) => issueCode({ ...ctx, db: trx }, ref, purpose, askedBy))
}

async function issueCode(
  ctx: CallContext,
  ref: PhoneRef,
  purpose: PhoneCodePurpose,
  askedBy: Buffer | null,
): Promise<void> {
  const { db } = ctx
  await lockPhone(db, ref.phoneIndex)
  // The first of two requests may have been in progress at the earlier check.
  if (await isRepeated(ctx, ref, purpose, askedBy)) return
  const allowance = {
    ...ref,
    isKnownBrowser: await isKnownBrowser(db, ref.accountIndexes, ref.browserHash),
  }
  await checkAllowance(ctx, allowance, allowance.isKnownBrowser || ctx.actor.kind === 'account')
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
      asked_by: askedBy,
    },
    signInRules.codeLifeSeconds,
  )
  await sendCodeSms(ctx, { phone: ref.phone, code, purpose })
}

async function checkAllowance(
  { db }: CallContext,
  allowance: Allowance & Pick<PhoneRef, 'phone'>,
  isKnown: boolean,
): Promise<void> {
  const waitSeconds = await secondsToNextCodeOf(db, allowance)
  if (waitSeconds > 0) throw new ApiError('tooMany', { retryAfterSeconds: waitSeconds })
  const failures = await countFailures(db, allowance)
  if (failures.count >= signInRules.failuresPerHour) {
    throw new ApiError('tooMany', { retryAfterSeconds: failures.secondsLeft })
  }
  const strangers = {
    key: 'code:strangers',
    most: codesPerDayInAll - reservedPerDay,
    windowSeconds: daySeconds,
  }
  await spendLimits(db, [
    ...(isKnown ? [] : [strangers]),
    { key: 'code:all', most: codesPerDayInAll, windowSeconds: daySeconds },
    ...limitsAbroad(allowance.phone, 'code'),
  ])
}
