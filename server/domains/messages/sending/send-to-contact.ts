import { randomUUID } from 'node:crypto'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { maskEmail, maskPhone } from '../../../../shared/lib/text/masking.ts'
import type { CallContext } from '../../../context.ts'
import type { NoticeParamsOf, NoticeTemplate } from '../notice-text.ts'
import { insertDelivery } from '../notify.queries.ts'
import { type ContactJob, contactJobContext, contactLinkContext } from './contact-job.ts'

export type ContactMessage<Template extends NoticeTemplate> = {
  channel: 'mail' | 'sms'
  /** An address, or a phone in E.164. */
  to: string
  locale: Locale
  template: Template
  params: NoticeParamsOf<Template>
  /** A path of this portal without its language. */
  link: string
  /** Marks the message that an administrator sends to test a channel; its result is kept. */
  isTest?: boolean
  /** Whether the link gives access to whoever holds it, so that it is stored nowhere in plain text. */
  isLinkSecret?: boolean
}

/**
 * Sends a notice to a person without an account who left a contact, if the caller's transaction commits.
 * Without a connected vendor for that channel, nothing is sent. The caller handles limits.
 */
export async function sendToContact<Template extends NoticeTemplate>(
  ctx: Pick<CallContext, 'db' | 'services'>,
  message: ContactMessage<Template>,
): Promise<void> {
  const { cipher, mail, sms } = ctx.services
  if (!(message.channel === 'mail' ? mail : sms)) return
  const messageKey = `${message.isTest ? 'test' : 'contact'}:${randomUUID()}`
  const job: ContactJob = {
    messageKey,
    to: cipher.encrypt(message.to, contactJobContext),
    locale: message.locale,
    template: message.template,
    params: message.params,
    link: message.isLinkSecret ? cipher.encrypt(message.link, contactLinkContext) : message.link,
    isLinkSecret: message.isLinkSecret ?? false,
  }
  await insertDelivery(ctx.db, {
    message_key: messageKey,
    channel: message.channel,
    notification_id: null,
    account_id: null,
    recipient_masked: (message.channel === 'mail' ? maskEmail : maskPhone)(message.to),
  })
  await ctx.services.enqueue(ctx.db, message.channel === 'mail' ? 'send-mail' : 'send-sms', job)
}
