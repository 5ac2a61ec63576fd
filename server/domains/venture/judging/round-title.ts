import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { CallContext } from '../../../context.ts'
import { offeringNames } from '../../offering-names.ts'
import { titleOf } from '../rounds/round-facts.ts'
import { listWritten } from '../rounds/rounds.queries.ts'

/** The titles of rounds in both languages. */
export async function titlesOfRounds(
  ctx: Pick<CallContext, 'db' | 'services'>,
  numbers: readonly number[],
): Promise<(number: number) => Bilingual> {
  const rowOf = (number: number) => ({ offering_kind: 'round' as const, offering_number: number })
  const nameOf = await offeringNames(ctx, [...new Set(numbers)].map(rowOf))
  return (number) => nameOf(rowOf(number))
}

/** The title of a round for staff, who read it before it is published as well. */
export async function staffTitleOf(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  number: number,
): Promise<string> {
  const [written] = await listWritten(db, 'ventureRounds', [number])
  return titleOf(written, locale) || String(number)
}
