import { ApiError } from '../../../shared/contract/errors.ts'
import { parseMobilePhone } from '../accounts/parse-mobile-phone.ts'

/** Where an answer is sent: a mail address, or a mobile number in E.164. */
export type Contact = { channel: 'mail' | 'sms'; to: string }

/** Nothing that programs read as more than one address, or as a comment or group around it. */
const mailAddress = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+\.[^\s@<>"',;:()[\]\\]{2,}$/

/** What was typed as contact; null where nothing was. @throws ApiError `invalidInput` for `contact` */
export function parseContact(typed: string): Contact | null {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return null
  if (!text.includes('@')) return { channel: 'sms', to: parseMobilePhone(text, 'contact') }
  if (mailAddress.test(text) && text.length <= 200) return { channel: 'mail', to: text }
  throw new ApiError('invalidInput', { fields: { contact: { reason: 'email' } } })
}
