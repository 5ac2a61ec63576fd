import { type Kysely, sql } from 'kysely'

/** A deletion that fails holds up no other: it is tried again by itself, and staff are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_deletions
    add column failures integer not null default 0,
    add column failed_at timestamptz`.execute(db)
}
