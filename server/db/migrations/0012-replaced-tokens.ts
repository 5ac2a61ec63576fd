import { type Kysely, sql } from 'kysely'

/** The token that a session had before its first proof, for requests that were on their way with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions
    add column replaced_token_hash bytea,
    add column replaced_until timestamptz`.execute(db)
  await sql`create unique index sessions_replaced_token on sessions (replaced_token_hash)`.execute(db)
}
