import { type Kysely, sql } from 'kysely'

/**
 * What the programme brought about, counted each night: a figure of a year, whole or divided by kind of offering
 * or by field. `givers` are the different teams behind it; a figure of too few is never published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table impact_figures (
  measure text not null,
  year integer not null,
  split text,
  key text,
  value bigint not null,
  givers integer not null,
  counted_at timestamptz not null default now()
);
`)
    .execute(db)
}
