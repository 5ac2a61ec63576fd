import type { Locale } from '../locale.ts'
import { shanghaiClock, shanghaiDay } from './shanghai-time.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A day of a current event, as people read it: 11 月 18 日, 18 November; with the year if it is not the present
 * one. Its spaces do not break. Formatted by hand, because server and browser may know different formats and
 * a page must not change on hydration.
 * @param day `YYYY-MM-DD`, or an instant, whose day in China is taken
 */
export function dayText(day: string, locale: Locale, now = new Date()): string {
  const [date, isThisYear] = [dateOf(day), dateOf(day).slice(0, 4) === shanghaiDay(now).slice(0, 4)]
  return isThisYear ? withoutYear(date, locale) : datedText(date, locale)
}

/** A day in a record, read long after: 2026 年 9 月 6 日, 6 September 2026. Takes what `dayText` takes. */
export function datedText(day: string, locale: Locale): string {
  const year = dateOf(day).slice(0, 4)
  return locale === 'zh'
    ? `${year}\u00a0年\u00a0${withoutYear(day, locale)}`
    : `${withoutYear(day, locale)}\u00a0${year}`
}

/** An instant in China's time: 11 月 21 日 14:30, 21 November, 14:30. */
export function instantText(iso: string, locale: Locale, now = new Date()): string {
  return `${dayText(iso, locale, now)}${locale === 'zh' ? ' ' : ', '}${clockText(iso)}`
}

/** The time of day in China: 14:30. */
export function clockText(iso: string): string {
  return shanghaiClock(new Date(iso))
}

function dateOf(day: string): string {
  return day.length === 10 ? day : shanghaiDay(new Date(day))
}

function withoutYear(day: string, locale: Locale): string {
  const [, month = 1, date = 1] = dateOf(day).split('-').map(Number)
  return locale === 'zh' ? `${month}\u00a0月\u00a0${date}\u00a0日` : `${date}\u00a0${months[month - 1]}`
}
