import { ApiError } from '../../../../shared/contract/errors.ts'
import { contactMail } from '../../../../shared/rules/sign-in/contact.ts'
import { parseMobilePhone } from '../../../parse-mobile-phone.ts'

/** Where a reply is sent: a mail address, or a mobile number in E.164. */
export type Contact = { channel: 'mail' | 'sms'; to: string }

/** The typed contact; null where it is empty. @throws ApiError `invalidInput` for `contact` */
export function parseContact(typed: string): Contact | null {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return null
  if (!text.includes('@')) return { channel: 'sms', to: parseMobilePhone(text, 'contact') }
  const mail = contactMail(text)
  if (mail) return { channel: 'mail', to: mail }
  throw new ApiError('invalidInput', { fields: { contact: { reason: 'email' } } })
}
