import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AnalysedDocument, SearchDocument } from './analyse-document.ts'

/** Replaces characters that PostgreSQL refuses. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', ' ')

/** Stores a document and its suggestion keys, replacing earlier ones. */
export async function upsertDocument(
  db: Db,
  document: SearchDocument,
  analysed: AnalysedDocument,
): Promise<void> {
  await sql`
    with stored as (
      insert into search_documents (kind, record_id, language, title, facets, length, tokens, words)
      values (${document.kind}, ${document.recordId}, ${document.language}, ${storable(document.title)},
        ${(document.facets ?? []).map(storable)}::text[], ${analysed.length}, ${analysed.tokens}::integer[],
        ${analysed.words}::text[])
      on conflict (kind, record_id, language) do update set
        title = excluded.title, facets = excluded.facets, length = excluded.length,
        tokens = excluded.tokens, words = excluded.words
      returning id
    ), outdated as (
      delete from search_suggestions s using stored
      where s.document_id = stored.id and s.key <> all (${analysed.suggestionKeys}::text[])
    )
    insert into search_suggestions (document_id, key)
    select stored.id, key from stored, unnest(${analysed.suggestionKeys}::text[]) key
    on conflict do nothing`.execute(db)
}

/** Removes a record's documents together with their suggestions. */
export async function deleteDocument(
  db: Db,
  record: { kind: string; recordId: string; language?: 'zh' | 'en' },
): Promise<void> {
  let query = db
    .deleteFrom('search_documents')
    .where('kind', '=', record.kind)
    .where('record_id', '=', record.recordId)
  if (record.language) query = query.where('language', '=', record.language)
  await query.execute()
}

/** Counts a document write. A rollback does not undo it: it only decides when to count again. */
export async function countChange(db: Db): Promise<void> {
  await sql`select nextval('search_changes')`.execute(db)
}

/** The statistics of a query's terms, loaded before it runs. */
export type TermStatistics = { documents: number; averageLength: number; counts: Map<number, number> }

/** The number of documents, and of those with each token; tokens without any are absent. */
export async function loadTermStatistics(db: Db, tokens: number[]): Promise<TermStatistics> {
  const { rows } = await sql<{
    documents: number
    average_length: number
    token: number | null
    holding: number
  }>`
    select s.documents, s.average_length, t.token, t.documents as holding
    from search_statistics s left join search_terms t on t.token = any (${tokens}::integer[])`.execute(db)
  const counts = new Map<number, number>()
  for (const row of rows) if (row.token !== null) counts.set(row.token, row.holding)
  return { documents: rows[0]?.documents ?? 0, averageLength: rows[0]?.average_length ?? 1, counts }
}

/**
 * Those of the tokens that a document contains now: counts may be outdated, and withdrawn words must not be
 * suggested. As for ranking, the planner is told to use the index.
 */
export async function findStandingTokens(db: Db, tokens: number[]): Promise<Set<number>> {
  if (tokens.length === 0) return new Set()
  if (!db.isTransaction) return db.transaction().execute((trx) => findStandingTokens(trx, tokens))
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(db)
  const { rows } = await sql<{ token: number }>`
    select t.token from unnest(${tokens}::integer[]) t (token)
    where exists (select from search_documents d where d.tokens @> array[t.token])`.execute(db)
  await sql`select set_config('enable_seqscan', 'on', true)`.execute(db)
  return new Set(rows.map((row) => row.token))
}

/** A token for scoring: its rarity, the term frequencies of its level and the one below, and its origin. */
export type ScoredToken = { token: number; weight: number; low: number; high: number; origin: number }

export type DocumentFilter = { kinds?: string[]; recordIds?: string[]; facets?: string[][] }

export type RankedRow = { kind: string; record_id: string; score: number; origins: number }

/**
 * A page of the ranking; `ranked` is the number of records compared, `total` the number found, both within
 * the shown kinds; `kinds` is the number found per kind.
 */
export type Ranking = { ranked: number; total: number; kinds: Record<string, number>; rows: RankedRow[] }

type Counted = { ranked: number; total: number; kinds: Record<string, number> | null }

/**
 * The documents to rank: those with one of the tokens `anyOf`, and those with all tokens of one of
 * `together`; of each at most the limit, in storage order.
 */
export type Candidates = { anyOf: number[]; together: number[][]; limit: number; togetherLimit: number }

export type RankInput = {
  candidates: Candidates
  tokens: ScoredToken[]
  averageLength: number
  /** The preferred language where a record has documents in both. */
  language: 'zh' | 'en'
  /** The share of the best score below which a record does not count as found. */
  leastShare: number
  filter: DocumentFilter
  /** The kinds on the page; all if left out. */
  shownKinds?: string[] | undefined
  limit: number
  offset: number
}

/**
 * Ranks the candidates by BM25 (k1 1.2, b 0.75) over the tokens that they share with the query. A level's
 * token adds the gain of its term frequency over the level below. A record counts once, by its better
 * language.
 * The planner is told to use the index: its statistics contain only common tokens, so it takes rare ones for
 * common and would read the whole table.
 */
export async function rankDocuments(db: Db, input: RankInput): Promise<Ranking> {
  if (!db.isTransaction) return db.transaction().execute((trx) => rankDocuments(trx, input))
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(db)
  const { rows } = await rankingQuery(input).execute(db)
  await sql`select set_config('enable_seqscan', 'on', true)`.execute(db)
  return {
    ranked: rows[0]?.ranked ?? 0,
    total: rows[0]?.total ?? 0,
    kinds: rows[0]?.kinds ?? {},
    rows: rows.filter((row): row is RankedRow & Counted => row.kind !== null),
  }
}

/** The statement behind `rankDocuments`, also used by the test of its plan. */
export function rankingQuery(input: RankInput) {
  const column = <Key extends keyof ScoredToken>(key: Key) => input.tokens.map((token) => token[key])
  const shown = input.shownKinds ? sql`where kind = any (${input.shownKinds}::text[])` : sql``
  return sql<Counted & (RankedRow | { kind: null })>`
    with query_token as materialized (
      select * from unnest(${column('token')}::integer[], ${column('weight')}::float8[],
        ${column('low')}::float8[], ${column('high')}::float8[], ${column('origin')}::integer[])
        as q (token, weight, low, high, origin)
    ), candidate as materialized (${candidateQuery(input)}
    ), scored as (
      select c.id, sum(q.weight * (q.high / (q.high + c.norm) - q.low / (q.low + c.norm))) as score,
        bit_or(q.origin) as origins
      from (select id, norm, unnest(shared) as token from candidate) c join query_token q using (token)
      group by c.id
    ), record as (
      select distinct on (kind, record_id) kind, record_id, origins,
        score * case when language = ${input.language} then 1.02::float8 else 1 end as score
      from scored join candidate using (id)
      order by kind, record_id, 4 desc
    ), found as materialized (
      select * from record where score >= ${input.leastShare} * (select max(score) from record)
    ), page as (
      select * from found ${shown} order by score desc, kind, record_id
      limit ${input.limit} offset ${input.offset}
    )
    select (select count(*)::integer from record ${shown}) as ranked,
      (select count(*)::integer from found ${shown}) as total,
      (select jsonb_object_agg(kind, count) from (select kind, count(*) from found group by kind) k) as kinds,
      page.kind, page.record_id, page.score, page.origins
    from (select) as one left join page on true
    order by page.score desc, page.kind, page.record_id`
}

function candidateQuery({ candidates, tokens, averageLength, filter }: RankInput) {
  const all = inOrder(tokens.map(({ token }) => token))
  const columns = sql`select id, kind, record_id, language, tokens & ${all}::integer[] as shared,
    1.2 * (0.25 + 0.75 * length / ${Math.max(averageLength, 1)}::float8) as norm
    from search_documents`
  const rare = sql`tokens && ${inOrder(candidates.anyOf)}::integer[]`
  const first = sql`(${columns} where ${rare} ${filterConditions(filter)} limit ${candidates.limit})`
  if (candidates.together.length === 0) return first
  const conditions = candidates.together.map((tokensOfOne) => sql`tokens @> ${tokensOfOne}::integer[]`)
  return sql`${first} union all (
    ${columns} where (${sql.join(conditions, sql` or `)}) and not (${rare}) ${filterConditions(filter)}
    limit ${candidates.togetherLimit})`
}

/** The operators sort both arrays for every document, which is cheap if they are sorted already. */
function inOrder(tokens: number[]): number[] {
  return [...tokens].sort((a, b) => a - b)
}

function filterConditions({ kinds, recordIds, facets }: DocumentFilter) {
  const conditions = [
    // An expression that no index covers: otherwise the planner would read all documents of a kind.
    ...(kinds ? [sql`and kind || '' = any (${kinds}::text[])`] : []),
    ...(recordIds ? [sql`and record_id = any (${recordIds}::text[])`] : []),
    ...(facets ?? []).map((values) => sql`and facets && ${values}::text[]`),
  ]
  return sql.join(conditions, sql` `)
}
