import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { findDrawnCode } from './application-lists.queries.ts'

/**
 * Draws a free code for an application, each code once: two concurrent draws get two codes. An application
 * that was approved before keeps the code it drew then.
 * @returns whether the application holds a code
 */
export async function drawCode(db: Db, tool: number, applicationId: string): Promise<boolean> {
  if (await holdsCode(db, applicationId)) return true
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

/** True even while the application is not approved: a drawn code is never handed to another application. */
export async function holdsCode(db: Db, applicationId: string): Promise<boolean> {
  return (await findDrawnCode(db, applicationId)) !== undefined
}

/** Adds codes and skips those that already exist. @returns how many are new */
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

export async function findCode(db: Db, tool: number, codeIndex: string) {
  return db
    .selectFrom('activation_codes')
    .select('application_id')
    .where('tool_number', '=', tool)
    .where('code_index', '=', codeIndex)
    .executeTakeFirst()
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

/** Approved applications of a tool that wait for a code, the longest waiting first. */
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

/** Every tool that is opened by a code, with its codes and the number of applications waiting for one. */
export async function countCodesByTool(db: Db) {
  const { rows } = await sql<{ number: number; unused: number; drawn: number; waiting: number }>`
    select tools.number, coalesce(codes.unused, 0)::int as unused, coalesce(codes.drawn, 0)::int as drawn,
      (select count(*)::int from applications
        where tool_number = tools.number and state = 'approved') as waiting
    from tools
    left join (
      select tool_number, count(*) filter (where application_id is null) as unused,
        count(application_id) as drawn
      from activation_codes group by tool_number
    ) codes on codes.tool_number = tools.number
    where tools.activation_kind = 'code'
    order by waiting desc, unused, tools.number
  `.execute(db)
  return rows
}
