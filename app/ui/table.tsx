import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

export type TableColumn<Row> = {
  key: string
  title: ReactNode
  cell: (row: Row) => ReactNode
  /** Aligned at its end. */
  number?: boolean
  /** Names the row; one column of a table does. */
  rowHeader?: boolean
  /** A link that sorts by this column; `order` if it is the current one. */
  sort?: { href: string; order?: 'ascending' | 'descending' }
}

export type TableProps<Row> = {
  caption: ReactNode
  columns: TableColumn<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
}

/**
 * A native table of up to seven columns; on narrow screens each row becomes named lines, so nothing scrolls
 * sideways. A number has room beside a name everywhere.
 */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const isNarrow = columns.length === 2 && columns[1]?.number
  return (
    <div className="table-scroll">
      <table {...role('table')} className={classNames('table', !isNarrow && 'table-stack')}>
        <caption>{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...role('row')}>
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HeaderCell<Row>({ column }: { column: TableColumn<Row> }) {
  const { title, number, sort } = column
  return (
    <th
      {...role('columnheader')}
      scope="col"
      aria-sort={sort?.order}
      className={classNames(number && 'number')}
    >
      {sort ? (
        <Link href={sort.href} alone ink>
          {title}
          {sort.order && <span aria-hidden="true">{sort.order === 'ascending' ? ' ↑' : ' ↓'}</span>}
        </Link>
      ) : (
        title
      )}
    </th>
  )
}

function BodyCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content = (
    <>
      <span className="cell-label" aria-hidden="true">
        {column.title}
      </span>
      <div>{column.cell(row)}</div>
    </>
  )
  const className = classNames(column.number && 'number') || undefined
  return column.rowHeader ? (
    <th {...role('rowheader')} scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td {...role('cell')} className={className}>
      {content}
    </td>
  )
}

/** Explicit, because browsers drop the table's own roles once the narrow layout changes its display. */
function role(name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') {
  return { role: name }
}
