import { type Kysely, sql } from 'kysely'

/** Who of the staff has opened an account is told to its person, as looks at their texts are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_views drop constraint data_views_what_check`.execute(db)
  await sql`alter table data_views add constraint data_views_what_check
    check (what in ('application', 'verification', 'adoption', 'toolRequest', 'superAdminChange', 'account'))`.execute(
    db,
  )
}
