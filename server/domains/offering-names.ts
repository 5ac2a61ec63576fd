import type { Bilingual } from '../../shared/lib/locale.ts'
import { offeringKinds } from '../../shared/rules/applications/offerings.ts'
import type { OfferingColumns } from '../db/tables/applications.ts'
import type { OwnContext } from '../own-transaction.ts'

/** The name of a row's offering in both languages; its number where it has none. */
export type OfferingNames = (row: OfferingColumns) => Bilingual

/** The names of the offerings that rows name, of every kind. */
export async function offeringNames(
  { db, services }: Pick<OwnContext, 'db' | 'services'>,
  rows: readonly OfferingColumns[],
): Promise<OfferingNames> {
  const named = new Map<string, Map<number, Bilingual>>()
  for (const kind of offeringKinds) {
    const numbers = rows.filter((row) => row.offering_kind === kind).map((row) => row.offering_number)
    if (numbers.length > 0) named.set(kind, await services.ports.offerings[kind].listNames(db, numbers))
  }
  return ({ offering_kind: kind, offering_number: number }) =>
    named.get(kind)?.get(number) ?? { zh: String(number), en: String(number) }
}
