import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'
import type { SynonymRow } from './published-vocabulary.ts'

/** What the published synonyms are, in short; null where there are none. */
export async function findSynonymsHash(db: Db): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select md5(string_agg(number::text || language || encode(text_hash, 'hex'), ',' order by number, language)) as hash
    from content_live where collection = 'synonyms'`.execute(db)
  return rows[0]?.hash ?? null
}

/** The published words, a row a language of a record, one word a line. */
export async function listSynonymWords(db: Db): Promise<SynonymRow[]> {
  const { rows } = await sql<SynonymRow>`
    select number, fields->>'words' as words from content_live
    where collection = 'synonyms' order by number, language`.execute(db)
  return rows
}

/** The same without one text, in whose place another is to be published. */
export async function listOtherSynonymWords(
  db: Db,
  { number, language }: { number: number; language: Locale },
): Promise<SynonymRow[]> {
  const { rows } = await sql<SynonymRow>`
    select number, fields->>'words' as words from content_live
    where collection = 'synonyms' and not (number = ${number} and language = ${language})
    order by number, language`.execute(db)
  return rows
}
