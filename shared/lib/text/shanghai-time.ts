/** China is eight hours ahead of UTC and has had no daylight saving time since 1991. */
const offsetMs = 8 * 3600 * 1000

/** The day in China at an instant, as `YYYY-MM-DD`. Days, years, quota periods and deadlines follow it. */
export function shanghaiDay(at: Date): string {
  return clockInChina(at).slice(0, 10)
}

/** The time of day in China at an instant, as `14:30`. */
export function shanghaiClock(at: Date): string {
  return clockInChina(at).slice(11, 16)
}

/** An instant by the clock in China, with its offset: `2026-11-05T14:30:00+08:00`. */
export function shanghaiTime(at: Date): string {
  return clockInChina(at).replace(/(\.000)?Z$/, '+08:00')
}

/** Computed without `Intl`: a page's first formatter blocks a phone for a tenth of a second. */
function clockInChina(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString()
}

export function shanghaiYear(at: Date): number {
  return Number(shanghaiDay(at).slice(0, 4))
}

/** The day this many months later, `YYYY-MM-DD`; the month's last where it has no such day. */
export function addMonths(from: string, months: number): string {
  const [year = 1970, month = 1, date = 1] = from.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

/** The last instant of the day in China this many days later. */
export function endOfShanghaiDay(at: Date, daysLater: number): Date {
  const start = new Date(`${shanghaiDay(at)}T00:00:00+08:00`)
  return new Date(start.getTime() + (daysLater + 1) * 24 * 3600 * 1000 - 1000)
}

/** The day this many days later, `YYYY-MM-DD`; earlier where negative. */
export function addDays(from: string, days: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
}
