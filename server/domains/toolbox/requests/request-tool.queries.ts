import type { Insertable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { ToolboxTables } from '../../../db/tables/toolbox.ts'

/** Stores a request. @returns false if its reference is taken */
export async function insertRequest(
  db: Db,
  request: Insertable<ToolboxTables['tool_requests']>,
): Promise<string | undefined> {
  const row = await db
    .insertInto('tool_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
