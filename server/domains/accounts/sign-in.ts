import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../../shared/contract/errors.ts'
import { signInRules } from '../../../shared/rules/sign-in.ts'
import type { CallContext } from '../../context.ts'
import { appendAudit } from '../../db/audit.ts'
import { findAccountByPhone, insertAccount } from './account.queries.ts'
import { type ConsentCheck, checkConsent, recordConsent, type StatedConsent } from './consent.ts'
import {
  closeCodes,
  countFailures,
  findLiveCode,
  isKnownBrowser,
  keepKnownBrowser,
  lockPhone,
  recordFailure,
} from './one-time-code.queries.ts'
import { parseMainlandPhone } from './parse-mainland-phone.ts'
import { hashOfCode, type PhoneRef, phoneRefOf } from './phone-ref.ts'
import { type StartedSession, setSessionCookies, startSession } from './start-session.ts'
import { findTeamName } from './team.queries.ts'

const purpose = 'signIn'

export type SignInInput = { phone: string; code: string; consent: StatedConsent }

type Admitted = { accountId: string; isNew: boolean; session: StartedSession }
type Outcome = { refusal: ApiError } | Admitted

/**
 * Signs a browser in with the code that it asked for. Everything about one phone happens in line, so of many
 * right codes at once one wins, and of many wrong ones each is counted. A refusal is committed, not rolled back.
 * @throws ApiError `invalidInput`, `codeWrong`, `codeUnusable`, `consentNeeded`, `accountSuspended`, `tooMany`
 */
export async function signIn(ctx: CallContext, input: SignInInput) {
  const ref = phoneRefOf(ctx, parseMainlandPhone(input.phone))
  const code = parseCode(input.code)
  const outcome = await ctx.db
    .transaction()
    .execute((trx) => tryCode({ ...ctx, db: trx }, ref, { ...input, code }))
  if ('refusal' in outcome) throw outcome.refusal
  const { accountId, isNew, session } = outcome
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

function parseCode(typed: string): string {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  if (code.length === signInRules.codeDigits && /^\d+$/.test(code)) return code
  throw new ApiError('invalidInput', { fields: { code: { reason: 'code' } } })
}

async function tryCode(ctx: CallContext, ref: PhoneRef, input: SignInInput): Promise<Outcome> {
  await lockPhone(ctx.db, ref.phoneIndex)
  const refusal = await refusalOfCode(ctx, ref, input.code)
  if (refusal) return { refusal }
  const account = await findAccountByPhone(ctx.db, ref.accountIndexes)
  if (account && account.status !== 'active') return { refusal: new ApiError('accountSuspended') }
  const consent = await checkConsent(ctx.db, {
    accountId: account?.id ?? null,
    locale: ctx.locale,
    stated: input.consent,
  })
  if (consent.refusal) return { refusal: consent.refusal }
  return admit(ctx, ref, account?.id ?? null, consent)
}

/** Why this code does not open anything; null for the right one. */
async function refusalOfCode(ctx: CallContext, ref: PhoneRef, code: string): Promise<ApiError | null> {
  const { db } = ctx
  const known = await isKnownBrowser(db, ref.accountIndexes, ref.browserHash)
  const failures = await countFailures(db, { ...ref, isKnownBrowser: known })
  if (failures.count >= signInRules.failuresPerHour) {
    return new ApiError('tooMany', { retryAfterSeconds: failures.secondsLeft })
  }
  const live = await findLiveCode(db, { ...ref, purpose }, signInRules.triesPerCode)
  if (!live) return new ApiError('codeUnusable')
  if (timingSafeEqual(live.code_hash, hashOfCode(ctx, { phone: ref.phone, purpose, code }))) return null
  await recordFailure(db, live.id)
  const left = signInRules.triesPerCode - live.failures - 1
  return left > 0 ? new ApiError('codeWrong', { params: { left } }) : new ApiError('codeUnusable')
}

async function admit(
  ctx: CallContext,
  ref: PhoneRef,
  knownId: string | null,
  consent: ConsentCheck,
): Promise<Admitted> {
  const { db } = ctx
  await closeCodes(db, { ...ref, purpose })
  const accountId = knownId ?? (await createAccount(ctx, ref.phone))
  await recordConsent(db, accountId, consent.given)
  await keepKnownBrowser(db, accountId, ref.browserHash)
  const session = await startSession(ctx, accountId)
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
