import type { Locale } from './locale.ts'

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in China at an instant, as `YYYY-MM-DD`. Days, years, quota periods and deadlines follow it. */
export function shanghaiDay(at: Date): string {
  return day.format(at)
}

/** The calendar year in China at an instant. */
export function shanghaiYear(at: Date): number {
  return Number(shanghaiDay(at).slice(0, 4))
}

/** The day so many months later, `YYYY-MM-DD`; the month's last where it has no such day. */
export function addMonths(from: string, months: number): string {
  const [year = 1970, month = 1, date = 1] = from.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

/** The last instant of the day in China that is so many days after this one. */
export function endOfShanghaiDay(at: Date, daysLater: number): Date {
  const start = new Date(`${shanghaiDay(at)}T00:00:00+08:00`)
  return new Date(start.getTime() + (daysLater + 1) * 24 * 3600 * 1000 - 1000)
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** An instant as people read it: 2026年11月21日 14:30. Written out here, so that server and browser agree on it. */
export function instantText(iso: string, locale: Locale): string {
  const separator = locale === 'zh' ? ' ' : ', '
  return dayText(shanghaiDay(new Date(iso)), locale) + separator + clockText(iso)
}

/** The time of day in China: 14:30. */
export function clockText(iso: string): string {
  return clock.format(new Date(iso))
}

/** A day `YYYY-MM-DD` as people read it: 2026年11月21日. */
export function dayText(day: string, locale: Locale): string {
  const [year, month, date] = day.split('-').map(Number)
  return locale === 'zh' ? `${year}年${month}月${date}日` : `${date} ${months[(month ?? 1) - 1]} ${year}`
}
