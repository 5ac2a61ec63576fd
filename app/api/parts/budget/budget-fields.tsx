import { type RefObject, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import {
  type BudgetCell,
  type BudgetLine,
  budgetCells,
  budgetLines,
  budgetOfColumns,
  budgetSums,
  budgetText,
  isEmptyLine,
  wrongCells,
} from '../../../../shared/rules/applications/budget.ts'
import { questionLimits } from '../../../../shared/rules/applications/question-limits.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { type FieldBase, Fieldset } from '../../../ui/controls/field.tsx'
import { Count } from '../../../ui/controls/text-area.tsx'
import { useHasScript } from '../../../ui/controls/use-has-script.ts'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { columnWords, sumText, wrongWords, yuanText } from './budget-words.ts'

/** Rows without script, where nothing can be added, and the empty ones below what is written. */
const [leastRows, spareRows] = [8, 4]
const empty: BudgetLine = { what: '', amount: '', asked: '' }

export type BudgetFieldsProps = FieldBase & {
  name: string
  /** The budget as it was typed last. */
  text: string
  /** The columns of a form that came back, by the names of its fields. */
  posted: Record<string, string[]> | undefined
  atMost: number
  most: number | null
}

/**
 * A table of lines that adds up while it is written. Its columns are posted as `<name>.what` and so on, and
 * the whole, for a form with script, as one text under `name`.
 */
export function BudgetFields({ name, text, posted, atMost, most, hint, error, ...field }: BudgetFieldsProps) {
  const element = useRef<HTMLDivElement>(null)
  const given = posted?.[`${name}.what`]
    ? budgetOfColumns((cell) => posted[`${name}.${cell}`] ?? [])
    : budgetLines(text)
  const [shown, setShown] = useState({ lines: withSpares(given, atMost), turn: 0 })
  const [typed, setTyped] = useState<readonly BudgetLine[]>(shown.lines)
  const hasScript = useHasScript()
  useTyped(element, name, {
    onTyped: setTyped,
    onGiven: (lines) => {
      setTyped(lines)
      setShown(({ turn }) => ({ lines: withSpares(lines, atMost), turn: turn + 1 }))
    },
  })
  const sums = budgetSums(typed)
  const isOver =
    !!sums && (sums.asked > (most ?? questionLimits.budgetSum) || sums.amount > questionLimits.budgetSum)
  return (
    <Fieldset
      id={name}
      hint={
        <>
          {hint}
          <span className="block">{m.budget_hint()}</span>
          {most !== null && <span className="block">{m.budget_most({ most: yuanText(most) })}</span>}
        </>
      }
      {...(error && { error })}
      {...field}
    >
      <div ref={element} className="stack">
        <input type="hidden" name={name} value={budgetText(typed)} />
        <Rows key={shown.turn} {...{ name, lines: shown.lines, label: field.label }}>
          {(row) => (error ? wrongCells(typed[row] ?? empty) : [])}
        </Rows>
        <Count id={`${name}-sum`} text={sumText(typed)} over={isOver} />
        {hasScript && shown.lines.length < atMost && (
          <p>
            <Button
              type="button"
              onClick={() => setShown(({ lines, turn }) => ({ lines: [...lines, empty], turn }))}
            >
              {m.budget_add()}
            </Button>
          </p>
        )}
      </div>
    </Fieldset>
  )
}

type RowsProps = {
  name: string
  label: FieldBase['label']
  lines: readonly BudgetLine[]
  /** The cells of a row that are shown as wrong. */
  children: (row: number) => readonly BudgetCell[]
}

function Rows({ name, label, lines, children: wrongIn }: RowsProps) {
  const rows = lines.map((line, row) => ({ line, row, wrong: wrongIn(row) }))
  return (
    <Table
      caption={<VisuallyHidden>{label}</VisuallyHidden>}
      rows={rows}
      keyOf={({ row }) => `${row}`}
      columns={[
        {
          key: 'line',
          title: <VisuallyHidden>{m.budget_lines()}</VisuallyHidden>,
          rowHeader: true,
          cell: ({ row }) => m.budget_line({ line: row + 1 }),
        },
        ...budgetCells.map((cell) => ({
          key: cell,
          title: columnWords[cell](),
          cell: ({ line, row, wrong }: (typeof rows)[number]) => (
            <Cell {...{ name, cell, row }} text={line[cell]} isWrong={wrong.includes(cell)} />
          ),
        })),
      ]}
    />
  )
}

type CellProps = { name: string; cell: BudgetCell; row: number; text: string; isWrong: boolean }

function Cell({ name, cell, row, text, isWrong }: CellProps) {
  const id = `${name}.${cell}.${row}`
  const isAmount = cell !== 'what'
  return (
    <>
      <input
        id={id}
        name={`${name}.${cell}`}
        className={isAmount ? 'input input-w10' : 'input'}
        autoComplete="off"
        defaultValue={text}
        aria-label={m.budget_cell({ line: row + 1, column: columnWords[cell]() })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        {...(isAmount && { inputMode: 'numeric' })}
      />
      {isWrong && (
        <p id={`${id}-error`} className="font-bold text-red">
          {wrongWords[cell]()}
        </p>
      )}
    </>
  )
}

type Heard = {
  onTyped: (lines: BudgetLine[]) => void
  /** Another text was chosen for the whole. */
  onGiven: (lines: BudgetLine[]) => void
}

/** Hears what is typed, by hand or by the page. */
function useTyped(element: RefObject<HTMLDivElement | null>, name: string, heard: Heard): void {
  const latest = useRef(heard)
  latest.current = heard
  useEffect(() => {
    const fields = element.current
    const whole = fields?.querySelector<HTMLInputElement>('input[type=hidden]')
    if (!fields || !whole) return
    const textsOf = (cell: BudgetCell) =>
      [...fields.querySelectorAll<HTMLInputElement>('input')]
        .filter((field) => field.name === `${name}.${cell}`)
        .map(({ value }) => value)
    const read = () => {
      latest.current.onTyped(budgetOfColumns(textsOf))
    }
    const hear = ({ target }: Event) =>
      target === whole ? latest.current.onGiven(budgetLines(whole.value)) : read()
    read()
    fields.addEventListener('input', hear)
    return () => fields.removeEventListener('input', hear)
  }, [element, name])
}

/** Empty rows below what is written, as many as fit. */
function withSpares(lines: readonly BudgetLine[], atMost: number): BudgetLine[] {
  const last = lines.map(isEmptyLine).lastIndexOf(false) + 1
  const wanted = Math.min(atMost, Math.max(leastRows, last + spareRows))
  return Array.from({ length: Math.max(wanted, last) }, (_, row) => lines[row] ?? empty)
}
