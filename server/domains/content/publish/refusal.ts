import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Uses } from '../records/uses-of-record.ts'

/** Why one record of many was left as it is, with the fields that it is about by their dotted paths. */
export type Refusal = { number: string; error: string; fields: string[]; uses?: Uses }

/** What is no refusal of the domain goes on as the failure that it is. */
export function refusalOf(number: string, error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error
  return { number, error: error.reason, fields: Object.keys(error.details.fields ?? {}) }
}
