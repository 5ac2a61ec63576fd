import { lazy } from 'react'
import { loadPart } from '../../../guard/load-part.ts'

/** Few forms have a budget: its script loads with the first one. */
export const BudgetFields = lazy(async () => {
  const { BudgetFields } = await loadPart(() => import('./budget-fields.tsx'))
  return { default: BudgetFields }
})

export const BudgetTable = lazy(async () => {
  const { BudgetTable } = await loadPart(() => import('./budget-table.tsx'))
  return { default: BudgetTable }
})
