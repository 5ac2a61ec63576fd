import { createHash } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { localPath } from '../../../../shared/lib/local-path.ts'
import { deviceText } from '../../../../shared/lib/text/device-text.ts'
import { maskEmail } from '../../../../shared/lib/text/masking.ts'
import type { MailLinkPurpose } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { Account, CallContext } from '../../../context.ts'
import { mailLinkCookie } from '../../../cookie-names.ts'
import { changeSelf, findAccount } from '../account/account.queries.ts'
import { hashOfToken } from '../sessions/resolve-session.ts'
import { emailRefOf, parseEmail } from './email-ref.ts'
import { requireIdentity } from './identity-proof.ts'
import { describeLink, type StatedLink } from './kept-secret.ts'
import { findAccountByEmail, findOpenLink } from './mail-link.queries.ts'
import { sendMailLink } from './send-mail-link.ts'

export { findAccountByEmail, removeOldLinks } from './mail-link.queries.ts'

const securityPath = '/accountCenter?part=security'

/**
 * Mails a link to sign in; the same for known and unknown addresses, except that nothing is mailed to unknown
 * ones. A suspended person gets a link too, which says that they are suspended.
 */
export async function askToSignIn(ctx: CallContext, input: { email: string; back: string }) {
  const ref = emailRefOf(ctx, parseEmail(input.email))
  const account = await findAccountByEmail(ctx.db, ref.accountIndexes)
  const accountId = account && account.status !== 'deleted' ? account.id : null
  const back = localPath(input.back, '/home')
  return sendMailLink(ctx, { ref, purpose: 'signIn', accountId, sessionId: null, back })
}

/**
 * Mails a link to an address that the account is to have.
 * @throws ApiError `stepUpNeeded`, `invalidInput`, `tooMany`, `unavailable`
 */
export async function askToAddEmail(ctx: CallContext<Account>, input: { email: string }) {
  await requireIdentity(ctx)
  const ref = emailRefOf(ctx, parseEmail(input.email))
  const { accountId, sessionId } = ctx.actor
  return sendMailLink(ctx, { ref, purpose: 'addEmail', accountId, sessionId, back: securityPath })
}

/**
 * Mails a link to the account's address, for people who cannot get a text message.
 * @throws ApiError `notAvailable` for an account without an address
 */
export async function askToConfirmByMail(ctx: CallContext<Account>) {
  const { accountId, sessionId } = ctx.actor
  const account = await findAccount(ctx.db, accountId)
  if (!account?.email_encrypted) throw new ApiError('notAvailable')
  const ref = emailRefOf(ctx, ctx.services.cipher.decrypt(account.email_encrypted, 'accounts.email'))
  return sendMailLink(ctx, { ref, purpose: 'confirmIdentity', accountId, sessionId, back: securityPath })
}

/** Removes the account's address; does nothing without one. */
export async function removeEmail(ctx: CallContext<Account>) {
  await requireIdentity(ctx)
  const { accountId } = ctx.actor
  const account = await findAccount(ctx.db, accountId)
  if (!account?.email_encrypted) return {}
  await changeSelf(ctx.db, accountId, { email_encrypted: null, email_index: null })
  ctx.audit({ kind: 'account.emailRemoved', subjectKind: 'account', subjectId: accountId })
  return {}
}

/**
 * Describes what a mailed link would do. Opening uses nothing up, because mail programs open links by
 * themselves. Where it cannot be used here, it says where it can.
 */
export async function describeMailLink(ctx: CallContext, stated: StatedLink) {
  return describeLink(ctx, { cookie: mailLinkCookie }, stated, (secret) => describeOpen(ctx, secret))
}

async function describeOpen(ctx: CallContext, secret: string) {
  const link = await findOpenLink(ctx.db, hashOfToken(secret))
  if (!link) return { state: 'closed' as const }
  const email = ctx.services.cipher.decrypt(link.email_encrypted, 'mail_links.email')
  return {
    state: whereToUse(ctx, link),
    purpose: link.purpose,
    email: maskEmail(email),
    isThisBrowser: link.browser_hash.equals(createHash('sha256').update(ctx.browserId).digest()),
    device: deviceText(link.device, ctx.locale),
    askedAt: link.created_at.toISOString(),
  }
}

type Link = { purpose: MailLinkPurpose; account_id: string | null; session_id: string | null }

/** `signInFirst` or `otherBrowser` for a link of another account or session. */
export function whereToUse({ actor }: CallContext, link: Link): 'open' | 'signInFirst' | 'otherBrowser' {
  if (link.purpose === 'signIn') return 'open'
  if (link.purpose === 'confirmIdentity') {
    return actor.kind === 'account' && actor.sessionId === link.session_id ? 'open' : 'otherBrowser'
  }
  return actor.kind === 'account' && actor.accountId === link.account_id ? 'open' : 'signInFirst'
}
