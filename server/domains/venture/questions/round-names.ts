import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { CallContext } from '../../../context.ts'

/** The titles of rounds by number. */
export async function roundNames(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  numbers: readonly number[],
): Promise<(number: number) => Bilingual> {
  const names = await services.ports.offerings.round.listNames(db, [...new Set(numbers)])
  return (number) => names.get(number) ?? { zh: String(number), en: String(number) }
}
