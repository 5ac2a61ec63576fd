import * as m from '#messages'
import type { DashboardFigures } from '../../../../shared/contract/dashboard.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { shortAddress } from '../../../../shared/lib/short-address.ts'
import { csvFile } from '../../../../shared/lib/text/csv-text.ts'
import { type DashboardPeriod, dashboardPeriods } from '../../../../shared/rules/staff/dashboard.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { BarCell } from '../../../ui/bar-cell.tsx'
import { ColumnChart } from '../../../ui/column-chart.tsx'
import { ChoiceLinks } from '../../../ui/controls/choice-links.tsx'
import { DownloadButton } from '../../../ui/controls/download-button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { AuditTampered } from '../audit-tampered.tsx'
import { StaffPage } from '../staff-page.tsx'
import { BackupAge } from './backup-age.tsx'
import { type FigureTable, tablesOf } from './figure-tables.ts'

export type DashboardPageProps = {
  figures: DashboardFigures
  period: DashboardPeriod
  privileges: Privilege[]
  /** The editors' name for a field of a record. */
  fieldName: (field: string) => string
}

/** What waits, and how work went in a period: each figure in a table, some with a chart. */
export function DashboardPage({ figures, period, privileges, fieldName }: DashboardPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/staff/dashboard', locale)
  const [waiting, ...others] = tablesOf(figures, privileges, fieldName)
  const filled = others.filter((table) => !isEmpty(table))
  const empty = others.filter(isEmpty)
  return (
    <StaffPage privileges={privileges} title={m.figures_title()} lead={m.figures_lead()}>
      {figures.isAuditTampered && <AuditTampered />}
      {figures.backup && <BackupAge {...figures.backup} />}
      {waiting && <FiguresOf table={waiting} />}
      <Heading level={2} text={m.figures_period_title()} />
      <ChoiceLinks
        label={m.figures_period_title()}
        items={dashboardPeriods.map((days) => ({
          key: String(days),
          text: m.figures_period({ days }),
          href: `${path}?period=${days}`,
          isChosen: days === period,
        }))}
      />
      <div className="figures-parts">
        {filled
          .filter(({ isOverTime }) => isOverTime)
          .map((table) => (
            <FiguresOverTime key={table.key} table={table} />
          ))}
      </div>
      <div className="figures-parts">
        {filled
          .filter(({ isOverTime }) => !isOverTime)
          .map((table) => (
            <FiguresOf key={table.key} table={table} />
          ))}
      </div>
      {empty.length > 0 && <NoFigures tables={empty} />}
    </StaffPage>
  )
}

function isEmpty({ isOverTime, rows }: FigureTable): boolean {
  return isOverTime ? rows.every(({ cells }) => !cells[1] && !cells[2]) : rows.length === 0
}

/** A chart, with its table within reach. */
function FiguresOverTime({ table }: { table: FigureTable }) {
  const columns = table.rows.map(({ key, cells: [, first, second] }) => ({
    key,
    name: key.slice(5).replace('-', '/'),
    values: [Number(first), Number(second)] as [number, number],
  }))
  const [, first = '', second = ''] = table.heads
  return (
    <div className="stack">
      <ColumnChart label={table.title} series={[first, second]} columns={columns} />
      <Details title={m.figures_as_table()}>
        <FiguresOf table={table} />
      </Details>
    </div>
  )
}

/** Tables without any events have nothing to show: they are named together in one place. */
function NoFigures({ tables }: { tables: FigureTable[] }) {
  return (
    <section className="stack" aria-labelledby="figures-none">
      <h3 id="figures-none" className="text-base font-bold">
        {m.figures_none()}
      </h3>
      <p className="text-ink-2">{tables.map(({ title }) => title).join(' · ')}</p>
    </section>
  )
}

/** One table of figures. */
export function FiguresOf({ table }: { table: FigureTable }) {
  return (
    <section className={table.isText ? 'stack figures-wide' : 'stack'}>
      <Table caption={table.title} rows={table.rows} keyOf={({ key }) => key} columns={columnsOf(table)} />
      <DownloadButton
        fileName={`${table.key}.csv`}
        text={csvFile([table.heads, ...table.rows.map(({ cells }) => cells)])}
      >
        {m.figures_csv({ title: table.title })}
      </DownloadButton>
    </section>
  )
}

type Row = FigureTable['rows'][number]

function columnsOf(table: FigureTable): TableColumn<Row>[] {
  const { heads, rows, barOf, isText, addressOf, isOfOneNumber } = table
  const columns: TableColumn<Row>[] = heads.map((title, index) => ({
    key: title,
    title,
    number: index > 0 && !isText,
    rowHeader: index === 0,
    cell: ({ cells, href }: Row) => {
      const value = cells[index] ?? null
      const text = value ?? m.figures_no_value()
      if (isOfOneNumber && index > 1 && (value === null || cells[1] === 0))
        return <span className="cell-nothing">{text}</span>
      if (index === addressOf)
        return (
          <Link alone href={String(text)} target="_blank" rel="noreferrer" className="figures-address">
            {shortAddress(String(text))}
          </Link>
        )
      return index === 0 && href ? (
        <Link alone href={href}>
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
