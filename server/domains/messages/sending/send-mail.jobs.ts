import { z } from 'zod'
import * as m from '#messages'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Services } from '../../../services.ts'
import { readSiteName } from '../../settings/site-settings.ts'
import { brandedMail } from './branded-mail.ts'
import { type ContactJob, contactJob, contactNotice } from './contact-job.ts'
import { deliver } from './deliver.ts'
import { noticeToDeliver } from './delivered-notice.ts'

const payloadSchema = z.union([contactJob, z.object({ messageKey: z.string() })])

/** Sends the mail about a notice, to an account or to an address left by a visitor. */
export async function sendMail(services: Services, payload: unknown): Promise<void> {
  const job = payloadSchema.parse(payload)
  if ('to' in job) await sendToAddress(services, job)
  else await sendNotice(services, job.messageKey)
}

async function sendToAddress(services: Services, job: ContactJob): Promise<void> {
  await deliver(services, job.messageKey, async ({ messageKey }) => {
    if (!services.mail) return 'noVendor'
    const { to, title, body, url } = contactNotice(services, job)
    const written = await mailOf(services, { title, body, url }, job.locale)
    await services.mail.send({ to, ...written, messageKey })
    return 'sent'
  })
}

async function sendNotice(services: Services, messageKey: string): Promise<void> {
  await deliver(services, messageKey, async (delivery) => {
    const notice = await noticeToDeliver(services, delivery)
    if (!services.mail) return 'noVendor'
    if (!notice) return 'rightLost'
    const { contact, title, body, url } = notice
    if (!contact.email) return 'noAddress'
    const written = await mailOf(services, { title, body, url }, contact.locale)
    await services.mail.send({ to: contact.email, ...written, messageKey })
    return 'sent'
  })
}

async function mailOf(
  services: Services,
  notice: { title: string; body: string; url: string },
  locale: Locale,
) {
  const site = await readSiteName(services.pool, locale)
  const text = m.messages_mail_text({ ...notice, site }, { locale })
  return brandedMail(services, { subject: notice.title, text }, locale)
}
