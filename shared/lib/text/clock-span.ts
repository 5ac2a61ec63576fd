export type ClockSpan = { from: string; to: string }

const written = /^(\d{1,2})[:：](\d{2})(?:[-–—~～至到]|to)(\d{1,2})[:：](\d{2})$/

/** The times of day in an editor's text, such as `14:00–16:30`; null for other words. */
export function clockSpan(text: string): ClockSpan | null {
  const found = written.exec(text.replace(/\s/g, ''))
  if (!found) return null
  const [, fromHour, fromMinute, toHour, toMinute] = found
  const from = clockTime(fromHour, fromMinute)
  const to = clockTime(toHour, toMinute)
  return from && to && from < to ? { from, to } : null
}

function clockTime(hour = '', minute = ''): string | null {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}
