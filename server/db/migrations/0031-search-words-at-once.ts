import { type Kysely, sql } from 'kysely'

const indexes = ['search_words_trigrams', 'search_words_slips']

/**
 * The words for corrections are counted all at once. Indexes that put off taking such a mass in are read entry by
 * entry until the next vacuum, and each mistyped search takes six times as long.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of indexes) {
    await sql.raw(`alter index ${index} set (fastupdate = off)`).execute(db)
    await sql.raw(`select gin_clean_pending_list('${index}')`).execute(db)
  }
}
