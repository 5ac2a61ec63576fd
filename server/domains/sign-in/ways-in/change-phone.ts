import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Account, CallContext } from '../../../context.ts'
import { appendAudit } from '../../../db/audit/audit.ts'
import { parseMobilePhone } from '../../../parse-mobile-phone.ts'
import { notify } from '../../messages/notify.ts'
import { sendToContact } from '../../messages/sending/send-to-contact.ts'
import { changeSelf, findAccountByPhone } from '../account/account.queries.ts'
import { checkCode, parseCode } from '../codes/check-code.ts'
import { closeCodes, forgetOtherBrowsers, lockPhone } from '../codes/one-time-code.queries.ts'
import { type PhoneRef, phoneRefOf } from '../codes/phone-ref.ts'
import { endSessions } from '../sessions/session.queries.ts'
import { freshIdentityProof, requireIdentity } from './identity-proof.ts'
import { ownPhone } from './own-phone.ts'

const purpose = 'changePhone'
/** Accepted proofs: a code to the old number, the account's mailbox, or a recovery code. */
const enough: readonly unknown[] = ['phone', 'mail', 'recovery']

/**
 * Changes an account's phone. The old one, or a substitute, was just proven in this session; the code proves
 * the new one. Every other session ends, and both numbers are notified.
 * @throws ApiError `stepUpNeeded`, `invalidInput`, `codeWrong`, `codeUnusable`, `phoneTaken`, `tooMany`
 */
export async function changePhone(ctx: CallContext<Account>, input: { phone: string; code: string }) {
  await requireIdentity(ctx)
  const proof = await freshIdentityProof(ctx)
  if (!enough.includes(proof)) throw new ApiError('stepUpNeeded')
  const code = parseCode(input.code)
  const ref = phoneRefOf(ctx, parseMobilePhone(input.phone))
  const refusal = await ctx.db.transaction().execute((trx) => tryChange({ ...ctx, db: trx }, ref, code))
  if (refusal) throw refusal
  return {}
}

/** A refusal is committed, so that each wrong try is counted. */
async function tryChange(ctx: CallContext<Account>, ref: PhoneRef, code: string): Promise<ApiError | null> {
  const { db } = ctx
  await lockPhone(db, ref.phoneIndex)
  const checked = await checkCode(ctx, ref, { purpose, code, triedBy: null })
  if ('refusal' in checked) return checked.refusal
  // Revealed only to a person who has just proven to hold the number.
  if (await findAccountByPhone(db, ref.accountIndexes)) return new ApiError('phoneTaken')
  await closeCodes(db, { ...ref, purpose })
  await change(ctx, ref)
  return null
}

async function change(ctx: CallContext<Account>, ref: PhoneRef): Promise<void> {
  const { db, services, requestId, locale } = ctx
  const { accountId, sessionId, team } = ctx.actor
  const oldPhone = await ownPhone(ctx)
  await changeSelf(db, accountId, {
    phone_encrypted: services.cipher.encrypt(ref.phone, 'accounts.phone'),
    phone_index: services.cipher.blindIndex(ref.phone, 'accounts.phone'),
  })
  const ended = await endSessions(db, accountId, { except: sessionId })
  await forgetOtherBrowsers(db, accountId, ref.browserHash)
  const message = {
    template: 'account_phone_changed',
    params: {},
    link: '/accountCenter?part=security',
  } as const
  await notify(ctx, { ...message, to: { kind: 'account', accountId }, category: 'internal' })
  await sendToContact(ctx, {
    channel: 'sms',
    to: oldPhone,
    locale,
    template: 'account_phone_left',
    params: {},
    link: '/feedback',
  })
  await appendAudit(db, [
    {
      accountId,
      teamId: team?.id ?? null,
      requestId,
      kind: 'account.phoneChanged',
      subjectKind: 'account',
      subjectId: accountId,
      before: null,
      after: { endedSessions: ended },
    },
  ])
}
