import { z } from 'zod'
import { locales, pathInLocale } from '../../../../shared/lib/locale.ts'
import type { Services } from '../../../services.ts'
import { noticeText } from '../notice-text.ts'

/** Encryption context of the address in the payload. */
export const contactJobContext = 'send-to-contact.to'

/** Encryption context of a link that gives access to whoever holds it. */
export const contactLinkContext = 'send-to-contact.link'

/** Encryption contexts of address and token in the payload. */
export const linkJobContexts = { to: 'send-link.to', token: 'send-link.token' } as const

/** Encryption contexts of phone and code in the payload; of the phone also while a report is awaited. */
export const codeJobContexts = { phone: 'send-sms.phone', code: 'send-sms.code' } as const

const bilingual = z.object({ zh: z.string(), en: z.string() })

export const contactJob = z.object({
  messageKey: z.string(),
  to: z.string(),
  locale: z.enum(locales),
  template: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), bilingual])),
  link: z.string(),
  isLinkSecret: z.boolean().default(false),
})
export type ContactJob = z.output<typeof contactJob>

/** A notice to a person without an account, ready for sending. */
export function contactNotice({ cipher, origin }: Services, job: ContactJob) {
  const link = job.isLinkSecret ? cipher.decrypt(job.link, contactLinkContext) : job.link
  return {
    to: cipher.decrypt(job.to, contactJobContext),
    ...noticeText(job.template, job.params, job.locale),
    url: origin + pathInLocale(link, job.locale),
  }
}
