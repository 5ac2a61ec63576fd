import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Db } from '../../../db/database.ts'
import { findRound, lockRound, type RoundRow } from '../entries/rounds.queries.ts'

/** @throws ApiError `notFound`: rounds are counted, so that one that is missing is nobody's secret */
export async function getRound(db: Db, { number }: { number: string }): Promise<RoundRow> {
  const round = await findRound(db, Number(number))
  if (!round) throw new ApiError('notFound')
  return round
}

/** A round to be changed, in the version that its page showed. @throws ApiError `notAvailable`, `conflict` */
export async function getRoundAt(
  db: Db,
  { number, version }: { number: string; version: number },
): Promise<RoundRow> {
  const round = await lockRound(db, Number(number))
  if (!round) throw new ApiError('notAvailable')
  if (round.version !== version) throw new ApiError('conflict')
  return round
}
