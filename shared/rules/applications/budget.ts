import type { FieldError } from '../../contract/errors.ts'
import { questionLimits } from './question-limits.ts'

/** The cells of a line as they were typed: what for, its amount, and how much of it is asked for. */
export type BudgetLine = { what: string; amount: string; asked: string }
export type BudgetCell = keyof BudgetLine
export const budgetCells = ['what', 'amount', 'asked'] as const satisfies BudgetCell[]

const { budgetSum, budgetWords } = questionLimits

/**
 * The lines of a budget's text: a line for each, its cells between vertical bars, `Rent | 5000 | 3000`. An
 * empty line keeps its place.
 */
export function budgetLines(text: string): BudgetLine[] {
  if (text.trim() === '') return []
  return text.split(/\r?\n/).map((line) => {
    const [what = '', amount = '', ...asked] = line.split('|').map((cell) => cell.trim())
    return { what, amount, asked: asked.join('|') }
  })
}

/** The text of lines as they were typed, without the empty ones at the end. */
export function budgetText(lines: readonly BudgetLine[]): string {
  return lines
    .slice(0, lines.map(isEmptyLine).lastIndexOf(false) + 1)
    .map((line) => budgetCells.map((cell) => plain(line[cell])).join(' | '))
    .join('\n')
}

/** The lines of a form's columns, which are as long as one another. */
export function budgetOfColumns(textsOf: (cell: BudgetCell) => readonly string[]): BudgetLine[] {
  const [what, amount, asked] = [textsOf('what'), textsOf('amount'), textsOf('asked')]
  return what.map((text, row) => ({ what: text, amount: amount[row] ?? '', asked: asked[row] ?? '' }))
}

export function isEmptyLine(line: BudgetLine): boolean {
  return budgetCells.every((cell) => line[cell].trim() === '')
}

/** The cells of a line that are not right; none in an empty one. */
export function wrongCells(line: BudgetLine): BudgetCell[] {
  if (isEmptyLine(line)) return []
  const [amount, asked] = [yuan(line.amount), yuan(line.asked || '0')]
  const length = Array.from(line.what.trim()).length
  return [
    ...(length === 0 || length > budgetWords ? (['what'] as const) : []),
    ...(amount === null || amount < 1 ? (['amount'] as const) : []),
    ...(asked === null || asked > (amount ?? budgetSum) ? (['asked'] as const) : []),
  ]
}

/** What all lines come to; null where an amount is not right. */
export function budgetSums(lines: readonly BudgetLine[]): { amount: number; asked: number } | null {
  const sums = { amount: 0, asked: 0 }
  for (const line of lines) {
    const [amount, asked] = [yuan(line.amount || '0'), yuan(line.asked || '0')]
    if (amount === null || asked === null) return null
    sums.amount += amount
    sums.asked += asked
  }
  return sums
}

type Limits = { atMostLines: number; most?: number }

/** A budget in its one spelling; or its first wrong line, counted as it was shown. */
export function checkBudget(typed: string, limits: Limits): { value: string } | { error: FieldError } {
  const lines = budgetLines(typed)
  const wrong = lines.findIndex((line) => wrongCells(line).length > 0)
  if (wrong >= 0) return { error: { reason: 'budgetLine', limit: wrong + 1 } }
  const filled = lines.filter((line) => !isEmptyLine(line))
  if (filled.length === 0) return { error: { reason: 'required' } }
  if (filled.length > limits.atMostLines)
    return { error: { reason: 'tooManyChosen', limit: limits.atMostLines } }
  const { amount, asked } = budgetSums(filled) ?? { amount: Number.POSITIVE_INFINITY, asked: 0 }
  if (amount > budgetSum) return { error: { reason: 'tooLarge', limit: budgetSum } }
  if (limits.most !== undefined && asked > limits.most)
    return { error: { reason: 'tooLarge', limit: limits.most } }
  return { value: budgetText(filled.map(inOneSpelling)) }
}

function inOneSpelling({ what, amount, asked }: BudgetLine): BudgetLine {
  return { what: what.trim(), amount: `${yuan(amount)}`, asked: `${yuan(asked || '0')}` }
}

/** Whole yuan as people write them, `￥5,000 元`; null for anything else. */
function yuan(typed: string): number | null {
  const text = typed.normalize('NFKC').replace(/[\s,、]|^[¥$]|元$|\.0{1,2}$/g, '')
  if (!/^\d{1,15}$/.test(text)) return null
  const amount = Number(text)
  return amount <= budgetSum ? amount : null
}

/** A cell in a line of text: neither a bar nor a break of its own. */
function plain(text: string): string {
  return text.replace(/[|｜]/g, '/').replace(/\s+/g, ' ').trim()
}
