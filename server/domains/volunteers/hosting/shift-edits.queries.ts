import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { VolunteersTables } from '../../../db/tables/volunteers.ts'

type NewShift = Omit<Insertable<VolunteersTables['volunteer_shifts']>, 'cancelled_at' | 'project_id'>

/** Adds a shift that is still to come, unless the activity has as many as it may have. */
export async function insertShift(db: Db, { most, ...shift }: NewShift & { most: number }) {
  const { rows } = await sql<{ count: number; is_past: boolean }>`
    select (select count(*)::integer from volunteer_shifts where activity = ${shift.activity} and project_id is null) as count,
      ${shift.starts_at}::timestamptz <= now() as is_past
    from activity_hosts where activity = ${shift.activity} for update`.execute(db)
  if (rows[0]?.is_past !== false) return 'past'
  if (rows[0].count >= most) return 'tooMany'
  return db
    .insertInto('volunteer_shifts')
    .values({ ...shift, cancelled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function setPlaces(db: Db, id: string, places: number): Promise<void> {
  await db.updateTable('volunteer_shifts').set({ places }).where('id', '=', id).execute()
}

export async function cancelShift(db: Db, id: string): Promise<void> {
  await db
    .updateTable('volunteer_shifts')
    .set({ cancelled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
