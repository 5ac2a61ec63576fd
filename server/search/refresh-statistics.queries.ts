import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** The number of documents read to count terms; larger collections are sampled. */
const sampleSize = 20_000

/** Writes since the last count, and the number of documents in it. */
export async function loadStatisticsAge(db: Db): Promise<{ documents: number; changes: number }> {
  const { rows } = await sql<{ documents: number; changes: number }>`
    select s.documents, c.last_value - s.changes as changes from search_statistics s, search_changes c`.execute(
    db,
  )
  return rows[0] ?? { documents: 0, changes: 0 }
}

/** Whether this transaction may count; false if another one is counting. */
export async function lockStatistics(db: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('search_statistics')) as locked`.execute(db)
  return rows[0]?.locked ?? false
}

/** Counts documents and their average length; writes until now belong to this count. */
export async function countDocuments(db: Db): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    with counted as (
      select count(*)::integer as documents, coalesce(avg(length), 1)::real as average_length
      from search_documents
    )
    update search_statistics set documents = counted.documents, average_length = counted.average_length,
      changes = (select last_value from search_changes), refreshed_at = now()
    from counted returning search_statistics.documents`.execute(db)
  return rows[0]?.documents ?? 0
}

/** Counts the documents with each token; rows whose count is unchanged are left alone. */
export async function countTerms(db: Db, documents: number): Promise<void> {
  const { share, sample } = sampleOf(documents)
  await sql`
    with fresh as materialized (
      select token, ceil(count(*) / ${share}::float8)::integer as documents
      from (select unnest(tokens) as token from search_documents ${sample}) t group by token
    ), gone as (
      delete from search_terms t where not exists (select from fresh where fresh.token = t.token)
    )
    insert into search_terms (token, documents) select token, documents from fresh
    on conflict (token) do update set documents = excluded.documents
      where search_terms.documents <> excluded.documents`.execute(db)
}

/** Counts the documents with each correctable word, without sampling, since names are rare words. */
export async function countWords(db: Db): Promise<void> {
  await sql`
    with fresh as materialized (
      select word, count(*)::integer as documents
      from (select unnest(words) as word from search_documents) w group by word
    ), gone as (
      delete from search_words w where not exists (select from fresh where fresh.word = w.word)
    )
    insert into search_words (word, documents) select word, documents from fresh
    on conflict (word) do update set documents = excluded.documents
      where search_words.documents <> excluded.documents`.execute(db)
}

function sampleOf(documents: number) {
  const share = documents <= sampleSize ? 1 : sampleSize / documents
  return { share, sample: share === 1 ? sql`` : sql`tablesample bernoulli (${100 * share})` }
}
