import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Whether somebody has an account here, or content was written, as the first start does. */
export async function isUsed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select from content_records) or exists (select from accounts) as "is"`.execute(db)
  return rows[0]?.is === true
}
