import { type Kysely, sql } from 'kysely'

/** From which network a session was used last, and when and by what its owner last proved to be who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table sessions
    add column address_range text not null default '',
    add column identity_proven_at timestamptz,
    add column identity_proven_by text
      check (identity_proven_by in ('phone', 'mail', 'passkey', 'recovery'))`)
    .execute(db)
}
