import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/**
 * Words of records similar to each typed word: those one slip away, of any kind, by shared slip keys; and up
 * to twelve with the most shared trigrams, for several slips in a long word.
 */
export async function findSimilarWords(
  db: Db,
  typed: string[],
): Promise<{ typed: string; word: string; documents: number }[]> {
  const { rows } = await sql<{ typed: string; word: string; documents: number }>`
    select t.typed, w.word, w.documents
    from unnest(${typed}::text[]) t (typed) cross join lateral (
      (select word, documents from search_words
        where slip_keys && search_slip_keys(t.typed)
        order by documents desc, word limit 24)
      union
      (select word, documents from search_words
        where word % t.typed and length(word) between length(t.typed) - 3 and length(t.typed) + 6
        order by similarity(word, t.typed) desc, documents desc, word limit 12)
    ) w`.execute(db)
  return rows
}
