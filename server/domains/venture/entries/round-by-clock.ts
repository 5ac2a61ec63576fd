import type { OfferingWindow } from '../../../../shared/rules/applications/offerings.ts'
import { stateAt } from '../../../../shared/rules/venture/round-transitions.ts'
import { lacksOf } from '../../../../shared/rules/venture/walk-edition.ts'
import type { Db } from '../../../db/database.ts'
import { walkedRound } from '../rounds/round-facts.ts'
import { findNow, listWritten } from '../rounds/rounds.queries.ts'
import type { RoundRow } from './rounds.queries.ts'

/** A round as the database's clock has it, and when it takes applications; null while its dates are not announced. */
export type ClockedRound = RoundRow & { window: OfferingWindow | null }

/**
 * Rounds in the state that the clock has come to, also in the moment before the job of the clock moves them there: a
 * round opens and closes to the second. One that could not open at its time has no dates until it is planned anew. These
 * are to be read; a step is taken from the stored row.
 */
export async function byClock<Row extends RoundRow>(
  db: Db,
  rounds: readonly Row[],
): Promise<(Row & ClockedRound)[]> {
  const now = await findNow(db)
  const isDue = ({ state, opens_at: at }: RoundRow) => state === 'planned' && at !== null && at <= now
  const due = rounds.filter(isDue).map(({ number }) => number)
  const written = due.length === 0 ? [] : await listWritten(db, 'ventureRounds', due)
  return rounds.map((round) => {
    const text = written.find(({ number }) => number === round.number)
    const isStuck = isDue(round) && lacksOf(walkedRound(round, text)).length > 0
    const window = isStuck ? null : timesOf(round)
    return { ...round, window, state: isStuck ? 'planned' : stateAt(now, timesAndState(round)) }
  })
}

/** The same of one round. */
export async function roundByClock(db: Db, round: RoundRow): Promise<ClockedRound> {
  const [one] = await byClock(db, [round])
  if (!one) throw new Error(`round ${round.number} is lost`)
  return one
}

function timesAndState(round: RoundRow) {
  const { opensAt = null, closesAt = null, until = null } = timesOf(round) ?? {}
  return { state: round.state, opensAt, closesAt, until, dueAt: round.scores_due_at?.toISOString() ?? null }
}

/** Null while it has no times. */
function timesOf({ opens_at, closes_at, grace_minutes }: RoundRow): OfferingWindow | null {
  if (!opens_at || !closes_at) return null
  return {
    opensAt: opens_at.toISOString(),
    closesAt: closes_at.toISOString(),
    until: new Date(closes_at.getTime() + grace_minutes * 60_000).toISOString(),
  }
}
