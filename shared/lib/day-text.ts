import type { Locale } from './locale.ts'

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
 * A day `YYYY-MM-DD` as people read it: 2026 年 9 月 6 日, 6 September 2026. Written by hand, because server and
 * browser may know different forms and a page must not change when it wakes up.
 */
export function dayText(isoDay: string, locale: Locale): string {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number)
  return locale === 'zh' ? `${year} 年 ${month} 月 ${day} 日` : `${day} ${months[month - 1]} ${year}`
}
