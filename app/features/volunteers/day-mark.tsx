import * as m from '#messages'
import { useLocale } from '../../ui/page-locale.tsx'

/** A day as a calendar leaf. It repeats what is written beside it. */
export function DayMark({ day }: { day: string }) {
  const locale = useLocale()
  const [, month = '', date = ''] = day.split('-')
  return (
    <span className="day-mark" aria-hidden="true">
      <span className="day-mark-month">
        {locale === 'zh' ? m.volunteers_month({ month: Number(month) }) : englishMonth(Number(month))}
      </span>
      <span className="day-mark-date">{Number(date)}</span>
    </span>
  )
}

function englishMonth(month: number): string {
  return new Date(Date.UTC(2026, month - 1, 1)).toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' })
}
