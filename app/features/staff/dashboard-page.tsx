import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import type { DashboardFigures } from '../../../shared/contract/dashboard.staff.ts'
import { csvText } from '../../../shared/lib/csv-text.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { type DashboardPeriod, dashboardPeriods } from '../../../shared/rules/dashboard.ts'
import { feedbackKinds } from '../../../shared/rules/feedback.ts'
import type { Privilege } from '../../../shared/rules/privileges.ts'
import { BarCell } from '../../ui/bar-cell.tsx'
import { ChoiceLinks } from '../../ui/choice-links.tsx'
import { ColumnChart } from '../../ui/column-chart.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { type FigureTable, feedbackWeekNames, readsTitle, tablesOf } from './figure-tables.ts'
import { StaffNav } from './staff-nav.tsx'

export type DashboardPageProps = {
  figures: DashboardFigures
  period: DashboardPeriod
  privileges: Privilege[]
  /** What editors call a field of a record. */
  fieldName: (field: string) => string
}

/** What waits, and how the work of a period goes: each figure in a table, some drawn beside it. */
export function DashboardPage({ figures, period, privileges, fieldName }: DashboardPageProps) {
  const locale = localeOfPath(useLocation().pathname)
  const path = pathInLocale('/staff/dashboard', locale)
  const [waiting, ...others] = tablesOf(figures, privileges, fieldName)
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={privileges} />
      <div className="stack">
        <Heading level={1} text={m.figures_title()} locale={locale} />
        <p className="measure">{m.figures_lead()}</p>
      </div>
      {waiting && <FiguresOf table={waiting} />}
      <Heading level={2} text={m.figures_period_title()} locale={locale} />
      <ChoiceLinks
        label={m.figures_period_title()}
        items={dashboardPeriods.map((days) => ({
          key: String(days),
          text: m.figures_period({ days }),
          href: `${path}?period=${days}`,
          isChosen: days === period,
        }))}
      />
      {figures.applications && figures.applications.weeks.length > 0 && (
        <ColumnChart
          label={m.figures_weeks()}
          isLabelShown
          series={[m.figures_submitted(), m.figures_decided()]}
          columns={figures.applications.weeks.map(({ week, submitted, decided }) => ({
            key: week,
            name: week.slice(5).replace('-', '/'),
            values: [submitted, decided],
          }))}
        />
      )}
      {figures.reads && (
        <ColumnChart
          label={readsTitle(figures.reads.by)}
          isLabelShown
          series={[m.figures_read_zh(), m.figures_read_en()]}
          columns={figures.reads.spans.map(({ day, zh, en }) => ({
            key: day,
            name: day.slice(5).replace('-', '/'),
            values: [zh, en],
          }))}
        />
      )}
      {figures.feedback && <FeedbackClocks weeks={figures.feedback.weeks} />}
      <div className="figures-parts">
        {others.map((table) => (
          <FiguresOf key={table.key} table={table} />
        ))}
      </div>
    </div>
  )
}

/** Each kind by its own clock; the table below has the figures. */
function FeedbackClocks({ weeks }: Pick<NonNullable<DashboardFigures['feedback']>, 'weeks'>) {
  return feedbackKinds.map((kind) => (
    <ColumnChart
      key={kind}
      label={feedbackWeekNames[kind]()}
      isLabelShown
      series={[m.figures_kept_day(), m.figures_missed_day()]}
      columns={weeks.map((one) => ({
        key: one.week,
        name: one.week.slice(5).replace('-', '/'),
        values: [one[kind].inTime, one[kind].missed],
      }))}
    />
  ))
}

function FiguresOf({ table }: { table: FigureTable }) {
  const locale = localeOfPath(useLocation().pathname)
  if (table.rows.length === 0) {
    return (
      <section className="stack" aria-labelledby={`figures-${table.key}`}>
        <h3 id={`figures-${table.key}`} className="font-bold">
          {table.title}
        </h3>
        <p className="text-ink-2">{m.figures_none()}</p>
      </section>
    )
  }
  return (
    <section className={table.isText ? 'stack figures-wide' : 'stack'}>
      <Table
        caption={table.title}
        rows={table.rows}
        keyOf={({ key }) => key}
        columns={columnsOf(table, locale)}
      />
      <TakeAway table={table} />
    </section>
  )
}

type Row = FigureTable['rows'][number]

function columnsOf({ heads, rows, barOf, isText }: FigureTable, locale: 'zh' | 'en'): TableColumn<Row>[] {
  const columns: TableColumn<Row>[] = heads.map((title, index) => ({
    key: title,
    title,
    number: index > 0 && !isText,
    rowHeader: index === 0,
    cell: ({ cells, href }: Row) => {
      const text = cells[index] ?? m.figures_no_value()
      return index === 0 && href ? (
        <Link alone href={pathInLocale(href, locale)}>
          {text}
        </Link>
      ) : (
        text
      )
    },
  }))
  if (barOf === undefined) return columns
  const numberOf = ({ cells }: Row) => Number(cells[barOf] ?? 0)
  const max = Math.max(...rows.map(numberOf))
  columns.splice(barOf + 1, 0, {
    key: 'bar',
    title: m.figures_drawn(),
    cell: (row) => <BarCell value={numberOf(row)} max={max} />,
  })
  return columns
}

/** The table as a file; made in the browser, of what is on the page. */
function TakeAway({ table }: { table: FigureTable }) {
  const [href, setHref] = useState('')
  useEffect(() => {
    const text = csvText([table.heads, ...table.rows.map(({ cells }) => cells)])
    // Spreadsheets take a file without this mark for another alphabet.
    const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
    setHref(url)
    return () => URL.revokeObjectURL(url)
  }, [table])
  if (href === '') return null
  return (
    <p>
      <a className="link link-alone" href={href} download={`${table.key}.csv`}>
        {m.figures_csv({ title: table.title })}
      </a>
    </p>
  )
}
