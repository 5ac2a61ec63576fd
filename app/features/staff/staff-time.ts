import type { Locale } from '../../../shared/lib/locale.ts'

const zone = { timeZone: 'Asia/Shanghai' } as const

/** An instant as staff read it, in China's time: 11月21日 14:30. */
export function timeText(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    ...zone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso))
}

/** A day `YYYY-MM-DD` or the day of an instant: 2026年11月21日. */
export function dayText(iso: string, locale: Locale): string {
  const at = new Date(iso.length === 10 ? `${iso}T00:00:00+08:00` : iso)
  return new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    ...zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(at)
}
