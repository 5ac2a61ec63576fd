import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

type SuggestionRow = { kind: string; recordId: string; language: 'zh' | 'en'; title: string }

/** The most keys read per prefix: one letter starts thousands of names, the shortest come first. */
const keyLimit = 300

/** Records with a suggestion key starting with `key`, each once, in the page's language if it has both. */
export async function findSuggestions(
  db: Db,
  input: { key: string; language: 'zh' | 'en'; kinds: string[] | undefined; limit: number },
): Promise<SuggestionRow[]> {
  const { rows } = await suggestionQuery(input).execute(db)
  return rows
}

/** The statement behind `findSuggestions`, also used by the test of its plan. */
export function suggestionQuery(input: {
  key: string
  language: 'zh' | 'en'
  kinds: string[] | undefined
  limit: number
}) {
  const kinds = input.kinds ? sql`and kind = any (${input.kinds}::text[])` : sql``
  return sql<SuggestionRow>`
    with matching as materialized (
      select document_id, min(length(key)) as key_length from (
        select document_id, key from search_suggestions
        where key >= ${input.key} and key < ${`${input.key}\u{10ffff}`}
        order by key limit ${keyLimit}
      ) found group by document_id
    ), record as (
      select distinct on (kind, record_id) kind, record_id, language, title, key_length,
        starts_with(lower(title), ${input.key}) as is_start
      from matching join search_documents d on d.id = document_id
      where true ${kinds}
      order by kind, record_id, language <> ${input.language}
    )
    select kind, record_id as "recordId", language, title from record
    order by is_start desc, key_length, title, record_id limit ${input.limit}`
}
