import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AnalysedDocument, SearchDocument } from './analyse-document.ts'

/** Control characters that PostgreSQL refuses or that no title has. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', ' ')

/** Stores a document and its suggestion keys in the place of an earlier one. */
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

/** Removes a record's documents; their suggestions go with them. */
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

/** Notes that a document was written; not undone by a rollback, since it only says when to count anew. */
export async function countChange(db: Db): Promise<void> {
  await sql`select nextval('search_changes')`.execute(db)
}

/** What is known of a query's terms before it runs. */
export type TermStatistics = { documents: number; averageLength: number; counts: Map<number, number> }

/** How many documents there are, and how many hold each token; a token in none is missing. */
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
 * Which of some tokens a document has at this moment: counts are as old as the last counting, and what was withdrawn
 * since is offered to nobody. As for a ranking, the planner is told to use the index.
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

/** A token to score by: its rarity, the term frequencies between which its level lies, how it came in. */
export type ScoredToken = { token: number; weight: number; low: number; high: number; origin: number }

export type DocumentFilter = { kinds?: string[]; recordIds?: string[]; facets?: string[][] }

export type RankedRow = { kind: string; record_id: string; score: number; origins: number }

/**
 * A page of the ranking; `ranked` is how many records were compared, `total` how many count as found, both of the
 * kinds that are shown; `kinds` how many count as found of each kind.
 */
export type Ranking = { ranked: number; total: number; kinds: Record<string, number>; rows: RankedRow[] }

type Counted = { ranked: number; total: number; kinds: Record<string, number> | null }

/**
 * Which documents are ranked: those with one of the tokens `anyOf`, and those with all tokens of one of
 * `together`; of each at most so many, in the order in which they are stored.
 */
export type Candidates = { anyOf: number[]; together: number[][]; limit: number; togetherLimit: number }

export type RankInput = {
  candidates: Candidates
  tokens: ScoredToken[]
  averageLength: number
  /** Documents in this language are preferred where a record has both. */
  language: 'zh' | 'en'
  /** Least part of the best score that still counts as found. */
  leastShare: number
  filter: DocumentFilter
  /** Of what is found, only these kinds are on the page; all of them where it is left out. */
  shownKinds?: string[] | undefined
  limit: number
  offset: number
}

/**
 * Ranks the candidates by BM25 (k1 1.2, b 0.75) over the tokens that they share with the query.
 * A token of a level adds what its term frequency gains over the level below. A record counts once, by its
 * better language.
 *
 * The planner is told to use the index: it takes rare tokens for common ones, since only common ones are in
 * its statistics, and would read the whole table.
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

/** The statement behind `rankDocuments`; also read by the test of its plan. */
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

/** The operators sort both sides for every document, which costs nothing where they are sorted. */
function inOrder(tokens: number[]): number[] {
  return [...tokens].sort((a, b) => a - b)
}

function filterConditions({ kinds, recordIds, facets }: DocumentFilter) {
  const conditions = [
    // As an expression, which no index has: for the same reason the planner would read all documents of a kind.
    ...(kinds ? [sql`and kind || '' = any (${kinds}::text[])`] : []),
    ...(recordIds ? [sql`and record_id = any (${recordIds}::text[])`] : []),
    ...(facets ?? []).map((values) => sql`and facets && ${values}::text[]`),
  ]
  return sql.join(conditions, sql` `)
}
