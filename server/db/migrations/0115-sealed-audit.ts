import { type Kysely, sql } from 'kysely'

/**
 * Entries of the audit are sealed by a key that the database does not hold. Those from before have none: the first that
 * is sealed vouches for them, since its hash follows from theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table audit_events add column seal text').execute(db)
}
