import { randomUUID } from 'node:crypto'
import { maskEmail } from '../../../../shared/lib/text/masking.ts'
import type { MailLinkPurpose } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { CallContext } from '../../../context.ts'
import { insertDelivery } from '../notify.queries.ts'
import { linkJobContexts } from './contact-job.ts'
import type { LinkJob } from './send-link.jobs.ts'

/**
 * Mails a secret link, if the caller's transaction commits; it is dropped if it cannot be sent while valid.
 * The link is encrypted in the job.
 * @param message.to null where nobody may be written to: the same work is done, then dropped
 */
export async function sendLinkMail(
  ctx: Pick<CallContext, 'db' | 'services' | 'locale'>,
  message: { to: string | null; purpose: MailLinkPurpose; token: string },
): Promise<void> {
  const { cipher } = ctx.services
  const messageKey = `link:${randomUUID()}`
  const job: LinkJob = {
    messageKey,
    to: cipher.encrypt(message.to ?? '', linkJobContexts.to),
    token: cipher.encrypt(message.token, linkJobContexts.token),
    purpose: message.purpose,
    locale: ctx.locale,
  }
  await insertDelivery(ctx.db, {
    message_key: messageKey,
    channel: 'mail',
    notification_id: null,
    account_id: null,
    recipient_masked: message.to ? maskEmail(message.to) : '',
  })
  await ctx.services.enqueue(ctx.db, 'send-link', job)
}
