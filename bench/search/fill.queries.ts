import { sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'
import { analyseDocument, type SearchDocument } from '../../server/search/analyse-document.ts'

/** Inserts documents in bulk, analysed as the product analyses them. */
export async function insertDocuments(db: Db, documents: SearchDocument[]): Promise<void> {
  const rows = documents.map((document) => ({ ...document, ...analyseDocument(document) }))
  await sql`
    with row as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (kind text, "recordId" text, language text, title text, length int, tokens int[], words text[],
          "suggestionKeys" text[])
    ), stored as (
      insert into search_documents (kind, record_id, language, title, facets, length, tokens, words)
      select kind, "recordId", language, title, '{}', length, tokens, words from row
      returning id, kind, record_id, language
    )
    insert into search_suggestions (document_id, key)
    select stored.id, unnest("suggestionKeys") from stored
    join row on row.kind = stored.kind and "recordId" = record_id and row.language = stored.language`.execute(
    db,
  )
}

/** The backend process of a pool's only connection: its CPU time is what the server spends on it. */
export async function backendProcess(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

/** A trivial statement, to measure the cost of a round trip. */
export async function ask(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Names of the indexes that a plan uses, and of the tables that it scans in full. */
export async function explain(db: Db, statement: ReturnType<typeof sql>): Promise<string> {
  return db.transaction().execute(async (trx) => {
    // The same planner setting as in the search itself.
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(trx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
