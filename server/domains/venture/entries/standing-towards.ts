import { type RoundStanding, standingTowards } from '../../../../shared/rules/venture/reached-round.ts'
import type { Db } from '../../../db/database.ts'
import type { OfferingSource } from '../../applications/ports/offering-port.ts'
import { type EntryRow, findEntryOf } from './entries.queries.ts'
import { findRound, type RoundRow } from './rounds.queries.ts'

/** How a team stands towards a round, by its entry in the edition. */
export async function standingOf(
  db: Db,
  { ordinal }: RoundRow,
  entry: EntryRow | undefined,
): Promise<RoundStanding> {
  const at = entry && (await findRound(db, entry.round_number))
  return standingTowards(ordinal, entry && at && { state: entry.state, ordinal: at.ordinal })
}

/** A first round is open to every team that was not shut out of its edition. */
export const advancingTowards: NonNullable<OfferingSource['standingTowards']> = async (
  db,
  number,
  teamId,
) => {
  const round = await findRound(db, number)
  if (!round) return null
  if (!teamId) return round.ordinal === 1 ? null : { standing: null }
  const standing = await standingOf(db, round, await findEntryOf(db, { edition: round.edition, teamId }))
  return round.ordinal === 1 && standing === 'reached' ? null : { standing }
}
