import * as m from '#messages'
import { numberText } from '../../../../shared/lib/text/number-text.ts'
import { type BudgetCell, type BudgetLine, budgetSums } from '../../../../shared/rules/applications/budget.ts'
import { questionLimits } from '../../../../shared/rules/applications/question-limits.ts'

export const columnWords: Record<BudgetCell, () => string> = {
  what: m.budget_what,
  amount: m.budget_amount,
  asked: m.budget_asked,
}

/** What is wrong with a cell. */
export const wrongWords: Record<BudgetCell, () => string> = {
  what: () => m.budget_wrong_what({ limit: questionLimits.budgetWords }),
  amount: () => m.budget_wrong_amount({ limit: yuanText(questionLimits.budgetSum) }),
  asked: m.budget_wrong_asked,
}

/** What the lines come to, in a sentence. */
export function sumText(lines: readonly BudgetLine[]): string {
  const sums = budgetSums(lines)
  if (!sums) return m.budget_sum_open()
  return m.budget_sum({ amount: yuanText(sums.amount), asked: yuanText(sums.asked) })
}

export function yuanText(amount: number): string {
  return numberText(`${amount}`)
}
