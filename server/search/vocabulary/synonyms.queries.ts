import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'
import type { SynonymRow } from './published-vocabulary.ts'

/** A hash of the published synonyms; null without any. */
export async function findSynonymsHash(db: Db): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select md5(string_agg(number::text || language || encode(text_hash, 'hex'), ',' order by number, language)) as hash
    from content_live where collection = 'synonyms'`.execute(db)
  return rows[0]?.hash ?? null
}

/** The published words, one row per record and language, one word per line. */
export async function listSynonymWords(db: Db): Promise<SynonymRow[]> {
  const { rows } = await sql<SynonymRow>`
    select number, fields->>'words' as words from content_live
    where collection = 'synonyms' order by number, language`.execute(db)
  return rows
}

/** The same without one text, which another version is to replace. */
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
