import { z } from 'zod'
import * as m from '#messages'
import { type Locale, locales, pathInLocale } from '../../../../shared/lib/locale.ts'
import {
  type MailLinkPurpose,
  mailLinkPurposes,
  wayInRules,
} from '../../../../shared/rules/sign-in/ways-in.ts'
import type { Services } from '../../../services.ts'
import { readSiteName } from '../../settings/site-settings.ts'
import { brandedMail } from './branded-mail.ts'
import { linkJobContexts } from './contact-job.ts'
import { deliver } from './deliver.ts'

const payloadSchema = z.object({
  messageKey: z.string(),
  to: z.string(),
  token: z.string(),
  purpose: z.enum(mailLinkPurposes),
  locale: z.enum(locales),
})
export type LinkJob = z.output<typeof payloadSchema>

/** Mails a link to sign in, to verify an address or to confirm an identity. */
export async function sendLink(services: Services, payload: unknown): Promise<void> {
  const job = payloadSchema.parse(payload)
  const { cipher, mail, origin } = services
  await deliver(services, job.messageKey, async ({ messageKey, ageSeconds }) => {
    const to = cipher.decrypt(job.to, linkJobContexts.to)
    if (!mail) return 'noVendor'
    if (to === '') return 'noAddress'
    if (ageSeconds >= wayInRules.mailLinkMinutes * 60) return 'tooLate'
    const token = cipher.decrypt(job.token, linkJobContexts.token)
    const site = await readSiteName(services.pool, job.locale)
    const url = `${origin}${pathInLocale('/auth/third', job.locale)}?link=${token}`
    const written = linkWords(job.purpose, url, job.locale, site)
    await mail.send({ to, ...(await brandedMail(services, written, job.locale)), messageKey })
    return 'sent'
  })
}

function linkWords(
  purpose: MailLinkPurpose,
  url: string,
  locale: Locale,
  site: string,
): { subject: string; text: string } {
  const inputs = { url, minutes: wayInRules.mailLinkMinutes }
  switch (purpose) {
    case 'signIn':
      return {
        subject: m.mail_link_sign_in_subject({ site }, { locale }),
        text: m.mail_link_sign_in(inputs, { locale }),
      }
    case 'addEmail':
      return { subject: m.mail_link_add_subject({}, { locale }), text: m.mail_link_add(inputs, { locale }) }
    case 'confirmIdentity':
      return {
        subject: m.mail_link_confirm_subject({}, { locale }),
        text: m.mail_link_confirm(inputs, { locale }),
      }
  }
}
