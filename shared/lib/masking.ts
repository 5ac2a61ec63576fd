/** Masks a phone as the first three digits, four stars and the last four digits; shorter ones wholly. */
export function maskPhone(phone: string): string {
  // What the server has masked already stays as it is.
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
