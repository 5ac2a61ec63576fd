import { type Kysely, sql } from 'kysely'

/**
 * What somebody must still be for a message to be sent to them: in a team, leading it, or in the group of a survey. Null
 * for one that needs nothing beside being who one is, and for those from before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table notifications add column needs jsonb').execute(db)
}
