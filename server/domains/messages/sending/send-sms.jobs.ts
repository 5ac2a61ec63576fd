import { z } from 'zod'
import * as m from '#messages'
import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import type { WithheldReason } from '../../../../shared/rules/messages/deliveries.ts'
import { securityMatterOf } from '../../../../shared/rules/messages/notice-preferences.ts'
import { codeLifeMinutes, codePurposes } from '../../../../shared/rules/sign-in/code-purposes.ts'
import type { SmsMessage, SmsReceipt } from '../../../adapters/sms/port.ts'
import type { Services } from '../../../services.ts'
import { readSiteName } from '../../settings/site-settings.ts'
import { codeText } from './code-text.ts'
import { type ContactJob, codeJobContexts, contactJob, contactNotice } from './contact-job.ts'
import { type Delivery, deliver } from './deliver.ts'
import { noticeToDeliver } from './delivered-notice.ts'
import { countTextsOfDay } from './delivery.queries.ts'
import { awaitReport } from './read-sms-report.jobs.ts'

const codeSchema = z.object({
  messageKey: z.string(),
  phone: z.string(),
  code: z.string(),
  purpose: z.enum(codePurposes),
  locale: z.enum(locales),
})
export type CodeJob = z.output<typeof codeSchema>

const payloadSchema = z.union([codeSchema, contactJob, z.object({ messageKey: z.string() })])

/**
 * The most text messages about notices per day; further ones wait in the portal. Account security has its own
 * allowance, beyond what other notices may have used up.
 */
const mostTextsPerDay = { security: 30, others: 10 }

/**
 * Delivers a text message; once the delivery is finished, the vendor's report about it is awaited.
 * @param compose the message, or why it is held back
 */
async function deliverText(
  services: Services,
  messageKey: string,
  compose: (delivery: Delivery) => Promise<Omit<SmsMessage, 'messageKey'> | WithheldReason>,
): Promise<void> {
  const taken: { to: string; receipt: SmsReceipt }[] = []
  await deliver(services, messageKey, async (delivery) => {
    const message = await compose(delivery)
    if (typeof message === 'string') return message
    if (!services.sms) return 'noVendor'
    const receipt = await services.sms.send({ ...message, messageKey })
    if (receipt) taken.push({ to: message.to, receipt })
    return 'sent'
  })
  for (const { to, receipt } of taken) await awaitReport(services, messageKey, to, receipt)
}

/** Sends a text message: a one-time code, or the title of a notice with its link. */
export async function sendSms(services: Services, payload: unknown): Promise<void> {
  const job = payloadSchema.parse(payload)
  if ('code' in job) await sendCode(services, job)
  else if ('to' in job) await sendToPhone(services, job)
  else await sendNotice(services, job.messageKey)
}

async function sendCode(services: Services, job: CodeJob): Promise<void> {
  const { cipher } = services
  await deliverText(services, job.messageKey, async ({ ageSeconds }) => {
    if (!services.sms) return 'noVendor'
    if (ageSeconds >= codeLifeMinutes * 60) return 'tooLate'
    const code = cipher.decrypt(job.code, codeJobContexts.code)
    return {
      to: cipher.decrypt(job.phone, codeJobContexts.phone),
      text: codeText(code, job.purpose, job.locale, await readSiteName(services.pool, job.locale)),
      template: `code.${job.purpose}`,
      parameters: { code },
      locale: job.locale,
    }
  })
}

async function sendToPhone(services: Services, job: ContactJob): Promise<void> {
  await deliverText(services, job.messageKey, async () => {
    if (!services.sms) return 'noVendor'
    const { to, title, url } = contactNotice(services, job)
    return noticeMessage(to, { title, url }, job.locale)
  })
}

async function sendNotice(services: Services, messageKey: string): Promise<void> {
  await deliverText(services, messageKey, async (delivery) => {
    const notice = await noticeToDeliver(services, delivery)
    if (!services.sms) return 'noVendor'
    if (!notice || !delivery.accountId) return 'rightLost'
    const { template, contact, short: title, url } = notice
    if (!contact.phone) return 'noAddress'
    const most = mostTextsPerDay[securityMatterOf(template) ? 'security' : 'others']
    if ((await countTextsOfDay(services.pool, delivery.accountId)) >= most) return 'tooMany'
    return noticeMessage(contact.phone, { title, url }, contact.locale)
  })
}

function noticeMessage(to: string, parameters: { title: string; url: string }, locale: Locale) {
  const text = m.messages_sms_notice(parameters, { locale })
  return { to, text, template: 'notice', parameters, locale }
}
