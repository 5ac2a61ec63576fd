import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { CallContext } from '../../../context.ts'
import { offeringNames } from '../../offering-names.ts'

/** The titles of rounds in both languages. */
export async function titlesOfRounds(
  ctx: Pick<CallContext, 'db' | 'services'>,
  numbers: readonly number[],
): Promise<(number: number) => Bilingual> {
  const rowOf = (number: number) => ({ offering_kind: 'round' as const, offering_number: number })
  const nameOf = await offeringNames(ctx, [...new Set(numbers)].map(rowOf))
  return (number) => nameOf(rowOf(number))
}
