import { type Kysely, sql } from 'kysely'

/** Who has asked to stop an award that still runs; its reason stands where that of the end will stand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table venture_awards
  add column stop_asked_by uuid references accounts,
  add column stop_confirmed_by uuid references accounts,
  add check (stop_confirmed_by <> stop_asked_by);
`)
    .execute(db)
}
