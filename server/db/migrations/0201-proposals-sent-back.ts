import { type Kysely, sql } from 'kysely'

/** When and why staff have sent a team's proposal back, until it is sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table activity_hosts
  add column sent_back_at timestamptz,
  add column sent_back_because_encrypted text,
  add constraint activity_hosts_sent_back check ((sent_back_at is null) = (sent_back_because_encrypted is null));
`)
    .execute(db)
}
