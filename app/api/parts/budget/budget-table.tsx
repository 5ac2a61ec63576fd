import * as m from '#messages'
import { numberText } from '../../../../shared/lib/text/number-text.ts'
import { budgetLines, isEmptyLine } from '../../../../shared/rules/applications/budget.ts'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { columnWords, sumText } from './budget-words.ts'

/** A budget to read, with what it comes to. Amounts that are not right yet stand as they were typed. */
export function BudgetTable({ text }: { text: string }) {
  const rows = budgetLines(text).map((line, row) => ({ ...line, row }))
  const lines = rows.filter((line) => !isEmptyLine(line))
  return (
    <>
      <Table
        caption={<VisuallyHidden>{m.form_editor_type_budget()}</VisuallyHidden>}
        rows={lines}
        keyOf={({ row }) => `${row}`}
        columns={[
          { key: 'what', title: columnWords.what(), rowHeader: true, cell: ({ what }) => what },
          {
            key: 'amount',
            title: columnWords.amount(),
            number: true,
            cell: ({ amount }) => numberText(amount),
          },
          {
            key: 'asked',
            title: columnWords.asked(),
            number: true,
            cell: ({ asked }) => numberText(asked || '0'),
          },
        ]}
      />
      <p className="font-bold">{sumText(lines)}</p>
    </>
  )
}
