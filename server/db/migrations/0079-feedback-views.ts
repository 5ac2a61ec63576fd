import { type Kysely, sql } from 'kysely'

/** How the sender of a report of a barrier sees the portal, as far as they let it be sent; goes with the words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feedback_tickets add column view jsonb`.execute(db)
}
