import * as m from '#messages'
import type { ImpactFigureView } from '../../../shared/contract/impact.ts'
import type { ImpactMeasure } from '../../../shared/rules/impact.ts'
import { BarCell } from '../../ui/bar-cell.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'

export type ImpactRow = { key: string; name: string; values: Record<ImpactMeasure, number | null> }

/** What nothing was counted of is nothing; what is hidden stays null. */
export function rowOf(key: string, name: string, figures: ImpactFigureView[]): ImpactRow {
  const countOf = (measure: ImpactMeasure) => {
    const found = figures.find((one) => one.measure === measure)
    return found ? found.value : 0
  }
  return {
    key,
    name,
    values: {
      applied: countOf('applied'),
      granted: countOf('granted'),
      used: countOf('used'),
      hours: countOf('hours'),
      money: countOf('money'),
    },
  }
}

const measureWords = {
  applied: m.impact_measure_applied,
  granted: m.impact_measure_granted,
  used: m.impact_measure_used,
  hours: m.impact_measure_hours,
  money: m.impact_measure_money,
}

type FigureTableProps = {
  caption: string
  head: string
  rows: ImpactRow[]
  measures: readonly ImpactMeasure[]
  /** With the first measure that has a figure as bars. */
  drawn?: boolean
}

/** Figures side by side; what comes from too few teams is said to. */
export function FigureTable({ caption, head, rows, measures, drawn }: FigureTableProps) {
  const columns: TableColumn<ImpactRow>[] = [
    { key: 'name', title: head, rowHeader: true, cell: ({ name }) => name },
    ...measures.map((measure) => ({
      key: measure,
      title: measureWords[measure](),
      number: true,
      cell: ({ values }: ImpactRow) => <Value value={values[measure]} />,
    })),
  ]
  const bar = drawn && measures.find((measure) => rows.some(({ values }) => values[measure]))
  if (bar) {
    const max = Math.max(...rows.map(({ values }) => values[bar] ?? 0))
    columns.splice(measures.indexOf(bar) + 2, 0, {
      key: 'bar',
      title: m.impact_drawn({ measure: measureWords[bar]() }),
      cell: ({ values }) => <BarCell value={values[bar] ?? 0} max={max} />,
    })
  }
  return <Table caption={caption} rows={rows} keyOf={({ key }) => key} columns={columns} />
}

function Value({ value }: { value: number | null }) {
  if (value === null) return <span className="text-ink-2">{m.impact_hidden()}</span>
  if (value === 0) return <span className="cell-nothing">0</span>
  return value.toLocaleString('en-GB')
}
