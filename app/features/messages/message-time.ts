import type { Locale } from '../../../shared/lib/locale.ts'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** An instant in China's time: 2026年11月21日 14:30. Written out here, so that server and browser agree on it. */
export function messageTime(iso: string, locale: Locale): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  )
  return locale === 'zh'
    ? `${year}年${month}月${day}日 ${hour}:${minute}`
    : `${day} ${months[Number(month) - 1]} ${year}, ${hour}:${minute}`
}
