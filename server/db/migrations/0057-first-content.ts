import { type Kysely, sql } from 'kysely'

/**
 * What a portal has been given to begin with, each record once: a later release brings only what is new in it, and
 * what staff have removed stays away. Numbers below 5001 are those of first content.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_content (
      collection text not null,
      number integer not null,
      given_at timestamptz not null default now(),
      primary key (collection, number)
    )`.execute(db)
  await sql`
    insert into first_content (collection, number, given_at)
    select collection, number, created_at from content_records where number < 5001`.execute(db)
}
