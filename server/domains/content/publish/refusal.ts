import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Uses } from '../records/uses-of-record.ts'

/** Why one record of many was skipped, with the dotted paths of the fields concerned. */
export type Refusal = { number: string; error: string; fields: string[]; uses?: Uses }

/** Errors other than domain refusals are rethrown. */
export function refusalOf(number: string, error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error
  return { number, error: error.reason, fields: Object.keys(error.details.fields ?? {}) }
}
