import { type Kysely, sql } from 'kysely'

/**
 * Typing errors: two words one slip apart (a letter swapped, left out, added or replaced) share the word without some
 * one letter. Trigrams alone miss swapped letters in short words: `surevy` has less than a third of `survey`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create function search_slip_keys(word text) returns text[] language sql immutable strict parallel safe
    return (select array_agg(distinct case place when 0 then word else overlay(word placing '' from place for 1) end)
      from generate_series(0, length(word)) place)`,
  'alter table search_words add column slip_keys text[] generated always as (search_slip_keys(word)) stored',
  'create index search_words_slips on search_words using gin (slip_keys)',
]
