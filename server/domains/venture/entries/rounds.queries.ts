import { type Selectable, sql } from 'kysely'
import type { OfferingWindow } from '../../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../../db/database.ts'
import type { Database } from '../../../db/schema.ts'

export type RoundRow = Selectable<Database['venture_rounds']>

/** A round by the number of its record. */
export async function findRound(db: Db, number: number): Promise<RoundRow | undefined> {
  return db.selectFrom('venture_rounds').selectAll().where('number', '=', number).executeTakeFirst()
}

/** The same, locked until the commit: places and money are counted under this lock. */
export async function lockRound(db: Db, number: number): Promise<RoundRow | undefined> {
  return db
    .selectFrom('venture_rounds')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
}

/** The round of the same edition that comes just before it. */
export async function findRoundBefore(db: Db, { edition, ordinal }: RoundRow): Promise<RoundRow | undefined> {
  return db
    .selectFrom('venture_rounds')
    .selectAll()
    .where('edition', '=', edition)
    .where('ordinal', '=', ordinal - 1)
    .executeTakeFirst()
}

/** When a round that has opened takes applications; null before. */
export function windowOf(round: RoundRow): OfferingWindow | null {
  return round.state === 'planned' ? null : timesOf(round)
}

/**
 * When a round takes applications, as the public reads it: also of a planned one whose opening lies ahead. One that could
 * not open at its time has no dates until it is planned anew.
 */
export async function announcedWindow(db: Db, round: RoundRow): Promise<OfferingWindow | null> {
  if (round.state !== 'planned') return timesOf(round)
  const ahead = await db
    .selectFrom('venture_rounds')
    .select('id')
    .where('id', '=', round.id)
    .where(isAnnounced)
    .executeTakeFirst()
  return ahead ? timesOf(round) : null
}

const isAnnounced = sql<boolean>`(state <> 'planned' or (opens_at > now() and closes_at is not null))`

/** Null while it has no times. */
export function timesOf({ opens_at, closes_at, grace_minutes }: RoundRow): OfferingWindow | null {
  if (!opens_at || !closes_at) return null
  return {
    opensAt: opens_at.toISOString(),
    closesAt: closes_at.toISOString(),
    until: new Date(closes_at.getTime() + grace_minutes * 60_000).toISOString(),
  }
}

/** The rounds whose dates are announced, the newest edition first. */
export async function listAnnounced(db: Db): Promise<RoundRow[]> {
  return db
    .selectFrom('venture_rounds')
    .selectAll()
    .where(isAnnounced)
    .orderBy('edition', 'desc')
    .orderBy('ordinal')
    .execute()
}
