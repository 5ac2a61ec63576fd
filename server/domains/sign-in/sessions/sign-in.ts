import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext } from '../../../context.ts'
import { parseMobilePhone } from '../../../parse-mobile-phone.ts'
import { findAccountByPhone, insertAccount } from '../account/account.queries.ts'
import { checkCode, parseCode } from '../codes/check-code.ts'
import { findEarlierTry, tokenOfTry, triedByOf } from '../codes/earlier-try.ts'
import { closeCodes, lockPhone, recordUse } from '../codes/one-time-code.queries.ts'
import { type PhoneRef, phoneRefOf } from '../codes/phone-ref.ts'
import { secondsToNextCode } from '../codes/seconds-to-next-code.ts'
import { admit } from './admit.ts'
import { type ConsentCheck, checkConsent, type StatedConsent } from './consent.ts'
import { findTeamName } from './session.queries.ts'
import { type StartedSession, setSessionCookies } from './start-session.ts'
import { refuseSuspended } from './suspension-link.ts'

const purpose = 'signIn'

export type SignInInput = { phone: string; code: string; consent: StatedConsent }

type Admitted = { accountId: string; isNew: boolean; session: StartedSession }
type Outcome = { refusal: ApiError } | Admitted

/**
 * Signs a browser in with its code. Everything about one phone is serialised: of concurrent right codes one
 * succeeds, every wrong one is counted. A refusal is committed and names the wait for another code. The same
 * form repeated within a minute gets the first response.
 * @throws ApiError `invalidInput`, `codeWrong`, `codeUnusable`, `consentNeeded`, `accountSuspended`,
 * `tooMany`
 */
export async function signIn(ctx: CallContext, input: SignInInput) {
  const ref = phoneRefOf(ctx, parseMobilePhone(input.phone))
  const { accountId, isNew, session } = await admitOrRefuse(ctx, ref, input).catch(async (error: unknown) => {
    throw await withWait(ctx, ref, error)
  })
  setSessionCookies(ctx, session)
  const team = await findTeamName(ctx.db, session.teamId)
  return {
    userID: accountId,
    teamID: team?.id ?? null,
    teamName: team?.name ?? null,
    isStaff: session.isStaff,
    isNew,
    isLeaving: session.isLeaving,
  }
}

async function admitOrRefuse(ctx: CallContext, ref: PhoneRef, input: SignInInput): Promise<Admitted> {
  const code = parseCode(input.code)
  const outcome = await ctx.db
    .transaction()
    .execute((trx) => tryCode({ ...ctx, db: trx }, ref, { ...input, code }))
  if ('refusal' in outcome) throw outcome.refusal
  return outcome
}

/** The refusal with the seconds until this browser can be sent another code. */
async function withWait(ctx: CallContext, ref: PhoneRef, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError)) return error
  const resendAfterSeconds = await secondsToNextCode(ctx.db, { ...ref, purpose })
  return new ApiError(error.reason, {
    ...error.details,
    params: { ...error.details.params, resendAfterSeconds },
  })
}

async function tryCode(ctx: CallContext, ref: PhoneRef, input: SignInInput): Promise<Outcome> {
  await lockPhone(ctx.db, ref.phoneIndex)
  const triedBy = triedByOf(ctx, input.code)
  const earlier = triedBy && (await findEarlierTry(ctx, { ref, purpose, triedBy }))
  if (earlier && 'refusal' in earlier) return earlier
  if (earlier) return { accountId: earlier.session.accountId, isNew: false, session: earlier.session }
  const checked = await checkCode(ctx, ref, { purpose, code: input.code, triedBy })
  if ('refusal' in checked) return checked
  const account = await findAccountByPhone(ctx.db, ref.accountIndexes)
  if (account && account.status !== 'active') return { refusal: await refuseSuspended(ctx, account.id) }
  const consent = await checkConsent(ctx, {
    accountId: account?.id ?? null,
    locale: ctx.locale,
    stated: input.consent,
  })
  if (consent.refusal) return { refusal: consent.refusal }
  return admitByCode(ctx, ref, { ...checked, triedBy, knownId: account?.id ?? null, consent })
}

type Checked = { codeId: string; triedBy: Buffer | null; knownId: string | null; consent: ConsentCheck }

async function admitByCode(ctx: CallContext, ref: PhoneRef, checked: Checked): Promise<Admitted> {
  const { db } = ctx
  const { codeId, triedBy, knownId, consent } = checked
  await closeCodes(db, { ...ref, purpose })
  if (triedBy) await recordUse(db, codeId, triedBy)
  const accountId = knownId ?? (await createAccount(ctx, ref.phone))
  const isNew = !knownId
  const token = triedBy ? tokenOfTry(ctx, codeId, triedBy) : undefined
  const session = await admit(ctx, { accountId, isNew, consent, provenBy: 'phone', token })
  return { accountId, isNew, session }
}

async function createAccount({ db, services, locale }: CallContext, phone: string): Promise<string> {
  return insertAccount(db, {
    phone_encrypted: services.cipher.encrypt(phone, 'accounts.phone'),
    phone_index: services.cipher.blindIndex(phone, 'accounts.phone'),
    locale,
  })
}
