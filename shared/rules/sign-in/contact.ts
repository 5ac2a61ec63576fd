import { contactPhone } from './contact-phone.ts'

/**
 * Nothing that programs read as more than one address, or as a comment or group around it, and nothing that nobody sees:
 * by that it reads as another.
 */
export const mailAddress =
  /^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>"',;:()[\]\\]+\.[^\s\p{C}@<>"',;:()[\]\\]{2,}$/u

/** The mail address in the spelling in which it is kept; null for what is none. */
export function contactMail(typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  return mailAddress.test(text) && text.length <= 200 ? text : null
}

/** Where somebody is reached who leaves one line for it: a mail address or a number; null where nobody could answer. */
export function contactLine(typed: string): string | null {
  return typed.includes('@') || typed.includes('＠') ? contactMail(typed) : contactPhone(typed)
}
