import { type Kysely, sql } from 'kysely'

/**
 * The receipt of what a team has sent: SHA-256, in hexadecimal, of that version in its canonical form. Versions sent
 * before, and those of kinds without receipts, have none; it is erased with the answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table application_revisions
  add column receipt text check (receipt ~ '^[0-9a-f]{64}$');
`)
    .execute(db)
}
