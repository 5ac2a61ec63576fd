import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { VolunteersTables } from '../../../db/tables/volunteers.ts'

export type WalkInRow = Selectable<VolunteersTables['volunteer_walk_ins']>

/** Who came to shifts unannounced, in the order in which they were written down. */
export async function listWalkIns(db: Db, shiftIds: readonly string[]): Promise<WalkInRow[]> {
  if (shiftIds.length === 0) return []
  return db
    .selectFrom('volunteer_walk_ins')
    .selectAll()
    .where('shift_id', 'in', shiftIds)
    .orderBy('id')
    .execute()
}

/** @returns its id; undefined if there are as many as may be */
export async function insertWalkIn(
  db: Db,
  row: { shift_id: string; name_encrypted: string; left_at: Date | null; most: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into volunteer_walk_ins (shift_id, name_encrypted, left_at)
    select ${row.shift_id}::uuid, ${row.name_encrypted}, ${row.left_at}::timestamptz
    where (select count(*) from volunteer_walk_ins where shift_id = ${row.shift_id}) < ${row.most}
    returning id`.execute(db)
  return rows[0]?.id
}

/** @returns whether it was on the list of this shift */
export async function deleteWalkIn(db: Db, shiftId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('volunteer_walk_ins')
    .where('id', '=', id)
    .where('shift_id', '=', shiftId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
