import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Lets the statements of this transaction take two minutes: for jobs that go over everything, with nobody waiting. */
export async function allowLongStatements(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '120s', true)`.execute(db)
}
