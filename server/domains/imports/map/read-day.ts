/** A day in the portal's format, from the formats common in tables; other text is returned unchanged. */
export function readDay(text: string): string {
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s].*)?$/.exec(text.trim())
  if (!parts) return text.trim()
  const [, year = '', month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
