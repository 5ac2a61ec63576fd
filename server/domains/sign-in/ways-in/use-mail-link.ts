import { ApiError } from '../../../../shared/contract/errors.ts'
import { leavingPage } from '../../../../shared/rules/sign-in/privacy.ts'
import type { Account, CallContext } from '../../../context.ts'
import { mailLinkCookie } from '../../../cookie-names.ts'
import { appendAudit } from '../../../db/audit/audit.ts'
import { notify } from '../../messages/notify.ts'
import { changeSelf } from '../account/account.queries.ts'
import { admit } from '../sessions/admit.ts'
import { checkConsent, type StatedConsent } from '../sessions/consent.ts'
import { hashOfToken } from '../sessions/resolve-session.ts'
import { type StartedSession, setSessionCookies } from '../sessions/start-session.ts'
import { refuseSuspended } from '../sessions/suspension-link.ts'
import { emailRefOf } from './email-ref.ts'
import { markIdentity } from './identity-proof.ts'
import { keptSecret } from './kept-secret.ts'
import { closeLinks, findAccountByEmail, lockOpenLink } from './mail-link.queries.ts'
import { whereToUse } from './mail-links.ts'

type OpenLink = NonNullable<Awaited<ReturnType<typeof lockOpenLink>>>

/**
 * Does what a mailed link is for, once. A refusal leaves the link valid.
 * @returns what it was for and where to continue
 * @throws ApiError `codeUnusable` for one that is used, expired or unknown; `notAvailable` where it belongs
 * elsewhere; `consentNeeded`, `emailTaken`
 */
export async function followMailLink(
  ctx: CallContext,
  input: { token?: string | undefined; consent: StatedConsent },
) {
  ctx.rememberBrowser()
  const done = await ctx.db.transaction().execute(async (trx) => {
    const inside = { ...ctx, db: trx }
    const link = await lockOpenLink(trx, hashOfToken(input.token ?? keptSecret(ctx, mailLinkCookie)))
    if (!link) throw new ApiError('codeUnusable')
    if (whereToUse(ctx, link) !== 'open') throw new ApiError('notAvailable')
    return { link, session: await follow(inside, link, input.consent) }
  })
  if (done.session) setSessionCookies(ctx, done.session)
  ctx.cookies.clear(mailLinkCookie)
  return { purpose: done.link.purpose, back: done.session?.isLeaving ? leavingPage : done.link.back }
}

async function follow(
  ctx: CallContext,
  link: OpenLink,
  consent: StatedConsent,
): Promise<StartedSession | null> {
  if (link.purpose === 'signIn') return signInByLink(ctx, link, consent)
  if (ctx.actor.kind !== 'account') throw new ApiError('notAvailable')
  const inside = { ...ctx, actor: ctx.actor }
  await closeLinks(ctx.db, link)
  if (link.purpose === 'addEmail') await addEmail(inside, link)
  else await markIdentity(inside, 'mail')
  return null
}

async function signInByLink(
  ctx: CallContext,
  link: OpenLink,
  stated: StatedConsent,
): Promise<StartedSession> {
  const { db, services, locale } = ctx
  const { accountIndexes } = emailRefOf(
    ctx,
    services.cipher.decrypt(link.email_encrypted, 'mail_links.email'),
  )
  const account = await findAccountByEmail(db, accountIndexes)
  // The address may have moved to another account, or been removed, since the link was sent.
  if (!account || account.id !== link.account_id) throw new ApiError('codeUnusable')
  if (account.status !== 'active') throw await refuseSuspended(ctx, account.id)
  const consent = await checkConsent(ctx, { accountId: account.id, locale, stated })
  if (consent.refusal) throw consent.refusal
  await closeLinks(db, link)
  return admit(ctx, { accountId: account.id, isNew: false, consent, provenBy: 'mail' })
}

async function addEmail(ctx: CallContext<Account>, link: OpenLink): Promise<void> {
  const { db, services, requestId, actor } = ctx
  const email = services.cipher.decrypt(link.email_encrypted, 'mail_links.email')
  const owner = await findAccountByEmail(db, emailRefOf(ctx, email).accountIndexes)
  // Revealed only to a person who has just proven to read its mail.
  if (owner && owner.id !== actor.accountId) throw new ApiError('emailTaken')
  await changeSelf(db, actor.accountId, {
    email_encrypted: services.cipher.encrypt(email, 'accounts.email'),
    email_index: services.cipher.blindIndex(email, 'accounts.email'),
  })
  await notify(ctx, {
    to: { kind: 'account', accountId: actor.accountId },
    category: 'internal',
    template: 'account_email_added',
    params: {},
    link: '/accountCenter?part=security',
  })
  await appendAudit(db, [
    {
      accountId: actor.accountId,
      teamId: actor.team?.id ?? null,
      requestId,
      kind: 'account.emailAdded',
      subjectKind: 'account',
      subjectId: actor.accountId,
      before: null,
      after: null,
    },
  ])
}
