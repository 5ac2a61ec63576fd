/** Masks a phone: the first three digits, four stars and the last four digits; shorter ones entirely. */
export function maskPhone(phone: string): string {
  // Text that the server has masked stays unchanged.
  if (phone.includes('*')) return phone
  const digits = phone.replace(/^\+86/, '').replace(/\D/g, '')
  return digits.length < 8 ? '****' : `${digits.slice(0, 3)}****${digits.slice(-4)}`
}

/** Keeps the first character of a name: 王小明 → 王**. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name]
  return first + '*'.repeat(Math.min(rest.length, 4))
}

/** Keeps the first character and the domain: ming@example.org → m***@example.org. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email[0]}***${email.slice(at)}`
}

/** The results of each mask, for a text that has something to hide. */
const maskedForms = {
  phone: /^(\d{3})?\*{4}(\d{4})?$/,
  name: /^.\*{1,4}$/u,
  email: /^(\*{3}|.\*{3}@.*)$/u,
}

/** Whether a text is a mask's result: no phone, name or address that anybody could be reached by. */
export function isMaskedForm(kind: keyof typeof maskedForms, text: string): boolean {
  return maskedForms[kind].test(text)
}

/** A mobile number, in digits of either width. */
const mobile =
  /(?<![\d０-９])(?:[+＋]?[8８][6６][\s－-]?)?[1１][3-9３-９][\d０-９][\s－-]?[\d０-９]{4}[\s－-]?[\d０-９]{4}(?![\d０-９])/g

/** A reason as it is kept, here and in the audit: staff may have written a number into it, which stands nowhere in full. */
export function reasonOnRecord(reason: string): string {
  return reason.replace(mobile, (phone) => maskPhone(phone.normalize('NFKC')))
}

const mailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** A text without a way to reach anybody whose number or mail address somebody has typed into it. */
export function withoutContacts(text: string): string {
  return reasonOnRecord(text).replace(mailAddress, maskEmail)
}

/** Replaces a deleted text. */
export const stars = '***'
