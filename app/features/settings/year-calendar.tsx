import * as m from '#messages'
import { type Locale, languageTag } from '../../../shared/lib/locale.ts'
import type { DayException } from '../../../shared/rules/staff/holiday-text.ts'
import { useLocale } from '../../ui/page-locale.tsx'

export type YearCalendarProps = { year: number; days: readonly DayException[] }

/** Twelve months, Monday first; each day that differs from its weekday carries a word, not just a colour. */
export function YearCalendar({ year, days }: YearCalendarProps) {
  const marks = new Map(days.map((day) => [day.day, day]))
  return (
    <div className="year-calendar">
      {Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, 1))).map((first) => (
        <Month key={first.getUTCMonth()} first={first} marks={marks} />
      ))}
    </div>
  )
}

function Month({ first, marks }: { first: Date; marks: ReadonlyMap<string, DayException> }) {
  const locale = useLocale()
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag(locale), { timeZone: 'UTC', ...options })
  return (
    <table className="year-month">
      <caption>{format({ month: 'long' }).format(first)}</caption>
      <thead>
        <tr>
          {weekdays(locale).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <Day key={day ?? `none-${index}`} day={day} mark={day === null ? undefined : marks.get(day)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, mark }: { day: string | null; mark: DayException | undefined }) {
  if (day === null) return <td />
  return (
    <td data-kind={mark?.kind}>
      {Number(day.slice(8))}
      {mark && (
        <span className="year-mark">
          {mark.kind === 'holiday' ? m.working_days_mark_off() : m.working_days_mark_on()}
        </span>
      )}
    </td>
  )
}

/** Monday to Sunday, one character each. */
function weekdays(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    timeZone: 'UTC',
    weekday: locale === 'zh' ? 'narrow' : 'short',
  })
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2024, 0, 1 + index))))
}

/** The days of a month in rows of seven, blank before the first and after the last. */
function weeksOf(first: Date): (string | null)[][] {
  const year = first.getUTCFullYear()
  const month = first.getUTCMonth()
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const lead = (first.getUTCDay() + 6) % 7
  const cells = [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length: count }, (_, index) =>
      new Date(Date.UTC(year, month, index + 1)).toISOString().slice(0, 10),
    ),
  ]
  const rows: (string | null)[][] = []
  for (let start = 0; start < cells.length; start += 7) {
    const week = cells.slice(start, start + 7)
    rows.push([...week, ...Array.from({ length: 7 - week.length }, () => null)])
  }
  return rows
}
