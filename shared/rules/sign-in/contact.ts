import { contactPhone } from './contact-phone.ts'

/**
 * Excludes what programs read as several addresses, or as a comment or group around one, and invisible
 * characters, which make it look like another.
 */
export const mailAddress =
  /^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>"',;:()[\]\\]+\.[^\s\p{C}@<>"',;:()[\]\\]{2,}$/u

/** A mail address in its stored spelling; null for anything else. */
export function contactMail(typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  return mailAddress.test(text) && text.length <= 200 ? text : null
}

/** A contact in one line: a mail address or a number; null for anything else, where no answer can arrive. */
export function contactLine(typed: string): string | null {
  return typed.includes('@') || typed.includes('＠') ? contactMail(typed) : contactPhone(typed)
}
