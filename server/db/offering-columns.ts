import type { OfferingKey } from '../../shared/rules/applications/offerings.ts'
import type { OfferingColumns } from './tables/applications.ts'

/** The columns by which a row names its offering, to insert or compare: `eb.and(columnsOf(offering))`. */
export function columnsOf({ kind, number }: OfferingKey): OfferingColumns {
  return { offering_kind: kind, offering_number: number }
}

/** The offering that a row names. */
export function offeringOf(row: OfferingColumns): OfferingKey {
  return { kind: row.offering_kind, number: row.offering_number }
}
