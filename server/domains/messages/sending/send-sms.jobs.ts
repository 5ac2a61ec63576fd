import { z } from 'zod'
import * as m from '#messages'
import { locales } from '../../../../shared/lib/locale.ts'
import { securityMatterOf } from '../../../../shared/rules/messages/notice-preferences.ts'
import { codeLifeMinutes, codePurposes } from '../../../../shared/rules/sign-in/code-purposes.ts'
import type { Services } from '../../../services.ts'
import { readSiteName } from '../../settings/site-settings.ts'
import { codeText } from './code-text.ts'
import { type ContactJob, codeJobContexts, contactJob, contactNotice } from './contact-job.ts'
import { deliver } from './deliver.ts'
import { noticeToDeliver } from './delivered-notice.ts'
import { countTextsOfDay } from './delivery.queries.ts'

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

/** Sends a text message: a one-time code, or the title of a notice with its link. */
export async function sendSms(services: Services, payload: unknown): Promise<void> {
  const job = payloadSchema.parse(payload)
  if ('code' in job) await sendCode(services, job)
  else if ('to' in job) await sendToPhone(services, job)
  else await sendNotice(services, job.messageKey)
}

async function sendCode(services: Services, job: CodeJob): Promise<void> {
  const { cipher, sms } = services
  await deliver(services, job.messageKey, async ({ messageKey, ageSeconds }) => {
    if (!sms) return 'noVendor'
    if (ageSeconds >= codeLifeMinutes * 60) return 'tooLate'
    const code = cipher.decrypt(job.code, codeJobContexts.code)
    await sms.send({
      to: cipher.decrypt(job.phone, codeJobContexts.phone),
      text: codeText(code, job.purpose, job.locale, await readSiteName(services.pool, job.locale)),
      template: `code.${job.purpose}`,
      parameters: { code },
      locale: job.locale,
      messageKey,
    })
    return 'sent'
  })
}

async function sendToPhone(services: Services, job: ContactJob): Promise<void> {
  await deliver(services, job.messageKey, async ({ messageKey }) => {
    if (!services.sms) return 'noVendor'
    const { to, title, url } = contactNotice(services, job)
    const text = m.messages_sms_notice({ title, url }, { locale: job.locale })
    await services.sms.send({
      to,
      text,
      template: 'notice',
      parameters: { title, url },
      locale: job.locale,
      messageKey,
    })
    return 'sent'
  })
}

async function sendNotice(services: Services, messageKey: string): Promise<void> {
  await deliver(services, messageKey, async (delivery) => {
    const notice = await noticeToDeliver(services, delivery)
    if (!services.sms) return 'noVendor'
    if (!notice || !delivery.accountId) return 'rightLost'
    const { template, contact, short: title, url } = notice
    if (!contact.phone) return 'noAddress'
    const most = mostTextsPerDay[securityMatterOf(template) ? 'security' : 'others']
    if ((await countTextsOfDay(services.pool, delivery.accountId)) >= most) return 'tooMany'
    const text = m.messages_sms_notice({ title, url }, { locale: contact.locale })
    await services.sms.send({
      to: contact.phone,
      text,
      template: 'notice',
      parameters: { title, url },
      locale: contact.locale,
      messageKey,
    })
    return 'sent'
  })
}
