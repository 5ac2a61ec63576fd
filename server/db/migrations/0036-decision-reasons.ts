import { type Kysely, sql } from 'kysely'

/**
 * A decision keeps the words of its reason as they were: staff change templates, and what an applicant was told stays.
 * Decisions from before have none; their reasons are those that every portal began with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table application_decisions add column reason jsonb').execute(db)
}
