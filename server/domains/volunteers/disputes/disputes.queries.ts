import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { VolunteersTables } from '../../../db/tables/volunteers.ts'

export type DisputeRow = Selectable<VolunteersTables['hours_disputes']>

/** Stores a dispute. @returns undefined where its reference is taken */
export async function insertDispute(
  db: Db,
  row: Insertable<VolunteersTables['hours_disputes']>,
): Promise<DisputeRow | undefined> {
  return db
    .insertInto('hours_disputes')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findDispute(db: Db, id: string): Promise<DisputeRow | undefined> {
  return db.selectFrom('hours_disputes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The dispute about a sign-up, locked. */
export async function lockDisputeOf(db: Db, signupId: string): Promise<DisputeRow | undefined> {
  return db
    .selectFrom('hours_disputes')
    .selectAll()
    .where('signup_id', '=', signupId)
    .forUpdate()
    .executeTakeFirst()
}

/** The disputes about sign-ups, by the sign-up. */
export async function disputesOf(db: Db, signupIds: readonly string[]): Promise<Map<string, DisputeRow>> {
  if (signupIds.length === 0) return new Map()
  const rows = await db.selectFrom('hours_disputes').selectAll().where('signup_id', 'in', signupIds).execute()
  return new Map(rows.map((row) => [row.signup_id, row]))
}
