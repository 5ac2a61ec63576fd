import { type Kysely, sql } from 'kysely'

/**
 * Papers of what staff work on are open to a session for a while, once it has said why. Who looked at the papers of a
 * complaint is told to whoever sent them, as other looks are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table paper_openings (
    session_id uuid not null references sessions on delete cascade,
    attached_kind text not null,
    attached_id uuid not null,
    open_until timestamptz not null,
    primary key (session_id, attached_kind, attached_id)
  )`.execute(db)
  await sql`alter table data_views drop constraint data_views_what_check`.execute(db)
  await sql`alter table data_views add constraint data_views_what_check check (what in
    ('application', 'verification', 'adoption', 'toolRequest', 'superAdminChange', 'account', 'feedback'))`.execute(
    db,
  )
}
