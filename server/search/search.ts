import type { Db } from '../db/database.ts'
import { type AnalysedQuery, analyseQuery, type MatchOrigin, type QueryTerm } from './analyse-query.ts'
import { correctSpelling } from './correct-spelling.ts'
import { isKnownTerm, originsOf, planRanking, tokensOfTerms } from './plan-ranking.ts'
import {
  type DocumentFilter,
  loadTermStatistics,
  type Ranking,
  rankDocuments,
  type TermStatistics,
} from './search.queries.ts'

export type SearchInput = {
  text: string
  /** The language of the page: preferred where a record is found in both. */
  language: 'zh' | 'en'
  kinds?: string[]
  /** `facets`: each inner list is a choice (any of them), the lists together all apply. */
  filters?: { recordIds?: string[]; facets?: string[][] }
  /** 1 to 100. */
  limit: number
  offset: number
}

export type SearchHit = { kind: string; recordId: string; score: number; matchedBy: MatchOrigin[] }

export type SearchResult = {
  hits: SearchHit[]
  /** Records found: as many as `total`, or at least so many where common words find more than is ranked. */
  total: number
  isTotalExact: boolean
  /** The query with its unknown words corrected, where it was searched so too. */
  spelling?: string
}

/**
 * How many documents are ranked, by their average length since long ones take longer to read: 520 tools of
 * a hundred words, 350 articles of five hundred. More where filters leave too few of those.
 */
export const candidateBudget = (averageLength: number): number => Math.round(420_000 / (averageLength + 700))
const budgetGrowth = [1, 15, 1_000]
const leastShare = 0.15

/**
 * Finds records by words, Chinese or English, pinyin, initials, traditional characters, typing errors,
 * synonyms and the other language's words; the best first. Any text is accepted; one without letters or
 * digits finds nothing. Only reads.
 */
export async function search(db: Db, input: SearchInput): Promise<SearchResult> {
  const query = analyseQuery(input.text)
  if (query.terms.length === 0) return { hits: [], total: 0, isTotalExact: true }
  const { terms, statistics, spelling } = await completeTerms(db, query)
  const { rows, total, isComplete } = await rank(db, input, terms, statistics)
  return {
    hits: rows.map((row) => ({
      kind: row.kind,
      recordId: row.record_id,
      score: row.score,
      matchedBy: originsOf(row.origins),
    })),
    total,
    isTotalExact: isComplete,
    ...(spelling === undefined ? {} : { spelling }),
  }
}

/** Ranks ever more documents until the page is full or there are no more. */
async function rank(
  db: Db,
  input: SearchInput,
  terms: QueryTerm[],
  statistics: TermStatistics,
): Promise<Ranking & { isComplete: boolean }> {
  const { averageLength } = statistics
  const filter: DocumentFilter = { kinds: input.kinds, ...input.filters }
  for (const growth of budgetGrowth) {
    const { isComplete, ...plan } = planRanking(terms, statistics, candidateBudget(averageLength) * growth)
    const { language, limit, offset } = input
    const ranking = await rankDocuments(db, {
      ...plan,
      averageLength,
      language,
      leastShare,
      filter,
      limit,
      offset,
    })
    if (isComplete || ranking.ranked >= offset + limit) return { ...ranking, isComplete }
  }
  return { rows: [], ranked: 0, total: 0, isComplete: false }
}

/** Adds, for the words that no record has, what they may stand for. */
async function completeTerms(
  db: Db,
  query: AnalysedQuery,
): Promise<{ terms: QueryTerm[]; statistics: TermStatistics; spelling?: string }> {
  const possible = [...query.terms, ...query.words.flatMap((word) => word.instead)]
  const statistics = await loadTermStatistics(db, tokensOfTerms(possible))
  const isKnown = (term: string) => isKnownTerm(term, statistics)
  const unknown = query.words.filter((word) =>
    query.terms.every(({ term }) => !word.term.includes(term) || term.length < 2 || !isKnown(term)),
  )
  if (unknown.length === 0) return { terms: query.terms, statistics }
  const instead = unknown.flatMap((word) => word.instead).filter(({ term }) => isKnown(term))
  const readAsPinyin = new Set(unknown.filter((word) => word.instead.some(({ term }) => isKnown(term))))
  const corrected = await correctSpelling(
    db,
    unknown.filter((word) => !readAsPinyin.has(word)).map((word) => word.text),
  )
  if (corrected.terms.length === 0) return { terms: merge(query.terms, instead), statistics }
  const more = await loadTermStatistics(db, tokensOfTerms(corrected.terms))
  for (const [token, holding] of more.counts) statistics.counts.set(token, holding)
  return {
    terms: merge(query.terms, [...instead, ...corrected.terms]),
    statistics,
    spelling: corrected.replace(query.words.map((word) => word.text)),
  }
}

function merge(terms: QueryTerm[], added: QueryTerm[]): QueryTerm[] {
  const present = new Set(terms.map(({ term }) => term))
  return [...terms, ...added.filter(({ term }) => !present.has(term) && present.add(term))]
}
