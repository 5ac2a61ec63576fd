import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Draws a free code for an application, each code once: two at the same time draw two. */
export async function drawCode(db: Db, tool: number, applicationId: string): Promise<boolean> {
  const drawn = await db
    .updateTable('activation_codes')
    .set({ application_id: applicationId, drawn_at: sql<Date>`now()` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('activation_codes')
        .select('id')
        .where('tool_number', '=', tool)
        .where('application_id', 'is', null)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst()
  return drawn !== undefined
}

/** Adds codes; those that are there already are left out. @returns how many are new */
export async function insertCodes(
  db: Db,
  codes: { tool_number: number; code_encrypted: string; code_index: string }[],
): Promise<number> {
  const inserted = await db
    .insertInto('activation_codes')
    .values(codes.map((code) => ({ ...code, application_id: null, drawn_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

export async function countFreeCodes(db: Db, tool: number): Promise<number> {
  const { count } = await db
    .selectFrom('activation_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tool_number', '=', tool)
    .where('application_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Approved applications of a tool that wait for a code, the one that waits longest first. */
export async function listWaitingForCode(db: Db, tool: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('tool_number', '=', tool)
    .where('state', '=', 'approved')
    .orderBy('decided_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.id)
}
