import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../../shared/contract/errors.ts'
import { signInRules } from '../../../shared/rules/sign-in.ts'
import type { CallContext } from '../../context.ts'
import { appendAudit } from '../../db/audit.ts'
import { findAccountByPhone, insertAccount } from './account.queries.ts'
import { type ConsentCheck, checkConsent, recordConsent, type StatedConsent } from './consent.ts'
import { findEarlierTry, refusalAfter, tokenOfTry, triedByOf } from './earlier-try.ts'
import {
  closeCodes,
  countFailures,
  findLiveCode,
  isKnownBrowser,
  keepKnownBrowser,
  lockPhone,
  recordFailure,
  recordUse,
} from './one-time-code.queries.ts'
import { parseMainlandPhone } from './parse-mainland-phone.ts'
import { hashOfCode, type PhoneRef, phoneRefOf } from './phone-ref.ts'
import { secondsToNextCode } from './seconds-to-next-code.ts'
import { type StartedSession, setSessionCookies, startSession } from './start-session.ts'
import { findTeamName } from './team.queries.ts'

const purpose = 'signIn'

export type SignInInput = { phone: string; code: string; consent: StatedConsent }

type Admitted = { accountId: string; isNew: boolean; session: StartedSession }
type Outcome = { refusal: ApiError } | Admitted

/**
 * Signs a browser in with the code that it asked for. Everything about one phone happens in line, so of many
 * right codes at once one wins, and of many wrong ones each is counted. A refusal is committed, not rolled back.
 * Each says how long to wait for another code. The same form sent again within the minute has the first one's answer.
 * @throws ApiError `invalidInput`, `codeWrong`, `codeUnusable`, `consentNeeded`, `accountSuspended`, `tooMany`
 */
export async function signIn(ctx: CallContext, input: SignInInput) {
  const ref = phoneRefOf(ctx, parseMainlandPhone(input.phone))
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

/** The same refusal with the seconds until this browser can be sent another code. */
async function withWait(ctx: CallContext, ref: PhoneRef, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError)) return error
  const resendAfterSeconds = await secondsToNextCode(ctx.db, { ...ref, purpose })
  return new ApiError(error.reason, {
    ...error.details,
    params: { ...error.details.params, resendAfterSeconds },
  })
}

function parseCode(typed: string): string {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  if (code.length === signInRules.codeDigits && /^\d+$/.test(code)) return code
  throw new ApiError('invalidInput', { fields: { code: { reason: 'code' } } })
}

async function tryCode(ctx: CallContext, ref: PhoneRef, input: SignInInput): Promise<Outcome> {
  await lockPhone(ctx.db, ref.phoneIndex)
  const triedBy = triedByOf(ctx, input.code)
  const earlier = triedBy && (await findEarlierTry(ctx, { ref, purpose, triedBy }))
  if (earlier && 'refusal' in earlier) return earlier
  if (earlier) return { accountId: earlier.session.accountId, isNew: false, session: earlier.session }
  const checked = await checkCode(ctx, ref, input.code, triedBy)
  if ('refusal' in checked) return checked
  const account = await findAccountByPhone(ctx.db, ref.accountIndexes)
  if (account && account.status !== 'active') return { refusal: new ApiError('accountSuspended') }
  const consent = await checkConsent(ctx.db, {
    accountId: account?.id ?? null,
    locale: ctx.locale,
    stated: input.consent,
  })
  if (consent.refusal) return { refusal: consent.refusal }
  return admit(ctx, ref, { ...checked, triedBy, knownId: account?.id ?? null, consent })
}

/** The code that these digits are, or why they open nothing. */
async function checkCode(
  ctx: CallContext,
  ref: PhoneRef,
  code: string,
  triedBy: Buffer | null,
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

type Admission = { codeId: string; triedBy: Buffer | null; knownId: string | null; consent: ConsentCheck }

async function admit(ctx: CallContext, ref: PhoneRef, admission: Admission): Promise<Admitted> {
  const { db } = ctx
  const { codeId, triedBy, knownId, consent } = admission
  await closeCodes(db, { ...ref, purpose })
  if (triedBy) await recordUse(db, codeId, triedBy)
  const accountId = knownId ?? (await createAccount(ctx, ref.phone))
  await recordConsent(db, accountId, consent.given)
  await keepKnownBrowser(db, accountId, ref.browserHash)
  const session = await startSession(ctx, accountId, triedBy ? tokenOfTry(ctx, codeId, triedBy) : undefined)
  await writeAudit(ctx, accountId, session.sessionId, { isNew: !knownId, consent })
  return { accountId, isNew: !knownId, session }
}

async function createAccount({ db, services, locale }: CallContext, phone: string): Promise<string> {
  return insertAccount(db, {
    phone_encrypted: services.cipher.encrypt(phone, 'accounts.phone'),
    phone_index: services.cipher.blindIndex(phone, 'accounts.phone'),
    locale,
  })
}

/** Written here, because the actor of this call is still a visitor and the transaction is our own. */
async function writeAudit(
  { db, requestId }: CallContext,
  accountId: string,
  sessionId: string,
  { isNew, consent }: { isNew: boolean; consent: ConsentCheck },
): Promise<void> {
  const common = { accountId, teamId: null, requestId, before: null }
  await appendAudit(db, [
    ...(isNew
      ? [{ ...common, kind: 'account.created', subjectKind: 'account', subjectId: accountId, after: null }]
      : []),
    ...consent.given.map(({ alias, version }) => ({
      ...common,
      kind: 'consent.given',
      subjectKind: 'account',
      subjectId: accountId,
      after: { document: alias, version },
    })),
    { ...common, kind: 'session.started', subjectKind: 'session', subjectId: sessionId, after: null },
  ])
}
