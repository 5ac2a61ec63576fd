import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { secondsUntilNextCode } from '../../../../shared/rules/sign-in/sign-in.ts'
import { type MailLinkPurpose, wayInRules } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { CallContext } from '../../../context.ts'
import { addressBucket, spendLimits } from '../../../db/limits.ts'
import { sendLinkMail } from '../../messages/sending/send-link-mail.ts'
import { lockPhone } from '../codes/one-time-code.queries.ts'
import { hashOfToken } from '../sessions/resolve-session.ts'
import type { EmailRef } from './email-ref.ts'
import { insertMailLink, listLinkAges } from './mail-link.queries.ts'

/** Daily limit of links for the whole portal; more means that somebody is draining the mail server. */
const linksPerDayInAll = 5_000

export type LinkAsked = {
  ref: EmailRef
  purpose: MailLinkPurpose
  /** Null for an unknown address: everything is done except sending. */
  accountId: string | null
  sessionId: string | null
  /** The path to continue at, without language. */
  back: string
}

/**
 * Mails a link that works once, for ten minutes, in the request's language. Work and response do not depend
 * on whether anybody has the address.
 * @returns how long to wait for another link, and how long this one is valid
 * @throws ApiError `tooMany` with the seconds to wait, `unavailable` where no mail server is connected
 */
export async function sendMailLink(ctx: CallContext, asked: LinkAsked) {
  if (!ctx.services.mail) throw new ApiError('unavailable')
  await spendLimits(ctx.services.limits, [
    {
      key: `link:address:${addressBucket(ctx.address)}`,
      most: wayInRules.linksPerAddressPerHour,
      windowSeconds: 3600,
      per: 'address',
    },
  ])
  ctx.rememberBrowser()
  const ages = await ctx.db.transaction().execute((trx) => issue({ ...ctx, db: trx }, asked))
  return {
    resendAfterSeconds: secondsUntilNextCode([0, ...ages]),
    lifeSeconds: wayInRules.mailLinkMinutes * 60,
  }
}

async function issue(ctx: CallContext, { ref, ...asked }: LinkAsked): Promise<number[]> {
  const { db, services } = ctx
  await lockPhone(db, ref.index)
  const ages = await listLinkAges(db, ref.indexes)
  const waitSeconds = secondsUntilNextCode(ages)
  if (waitSeconds > 0) throw new ApiError('tooMany', { retryAfterSeconds: waitSeconds })
  await spendLimits(db, [{ key: 'link:all', most: linksPerDayInAll, windowSeconds: 24 * 3600 }])
  const token = randomBytes(32).toString('base64url')
  await insertMailLink(
    db,
    {
      token_hash: hashOfToken(token),
      purpose: asked.purpose,
      account_id: asked.accountId,
      session_id: asked.sessionId,
      email_index: ref.index,
      email_encrypted: services.cipher.encrypt(ref.email, 'mail_links.email'),
      browser_hash: createHash('sha256').update(ctx.browserId).digest(),
      device: ctx.device,
      back: asked.back,
    },
    wayInRules.mailLinkMinutes,
  )
  await sendLinkMail(ctx, {
    to: asked.accountId === null ? null : ref.email,
    purpose: asked.purpose,
    token,
  })
  return ages
}
