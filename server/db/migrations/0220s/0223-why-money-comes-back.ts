import { type Kysely, sql } from 'kysely'

/** Why money is asked back, and why that is to be waived. What was asked before bears no reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table venture_tranches
  add column asked_because_encrypted text,
  add column waiver_because_encrypted text;
`)
    .execute(db)
}
