import type { Locale } from '../../../shared/lib/locale.ts'
import { shanghaiDay } from '../../../shared/lib/shanghai-time.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day such as `2026-11-21` in words: 2026年11月21日. */
export function dayText(day: string, locale: Locale): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return locale === 'zh' ? `${year}年${month}月${date}日` : `${date} ${months[month - 1]} ${year}`
}

/** The day in China of an instant, in words. */
export function dayOfInstant(iso: string, locale: Locale): string {
  return dayText(shanghaiDay(new Date(iso)), locale)
}
