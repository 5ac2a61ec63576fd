import { z } from 'zod'
import * as m from '#messages'
import type { Services } from '../../services.ts'
import { deliver } from './deliver.ts'
import { noticeToDeliver } from './delivered-notice.ts'

const payloadSchema = z.object({ messageKey: z.string() })

/** Sends the mail about a notice. */
export async function sendMail(services: Services, payload: unknown): Promise<void> {
  const { messageKey } = payloadSchema.parse(payload)
  await deliver(services, messageKey, async (delivery) => {
    const notice = await noticeToDeliver(services, delivery)
    if (!notice?.contact.email || !services.mail) return false
    const { contact, title, body, url } = notice
    const text = m.messages_mail_text({ title, body, url }, { locale: contact.locale })
    await services.mail.send({ to: notice.contact.email, subject: title, text, messageKey })
    return true
  })
}
