import { type Kysely, sql } from 'kysely'

/**
 * A form to sign in that is sent twice, as by a double click without script, is one sending. What is kept are keyed
 * hashes: of the form that asked for a code, and of the form and digits by which it was tried last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table one_time_codes add column asked_by bytea, add column tried_by bytea').execute(db)
}
