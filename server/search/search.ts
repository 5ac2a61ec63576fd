import type { Db } from '../db/database.ts'
import { analyseQuery, type MatchOrigin, type QueryTerm } from './analyse-query.ts'
import { completeTerms } from './complete-terms.ts'
import { originsOf, planRanking } from './plan-ranking.ts'
import { type DocumentFilter, type Ranking, rankDocuments, type TermStatistics } from './search.queries.ts'
import { publishedVocabulary } from './vocabulary/published-vocabulary.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

export type SearchInput = {
  text: string
  /** The page's language, preferred where a record is found in both. */
  language: 'zh' | 'en'
  kinds?: string[]
  /** The kinds to return; others are only counted. */
  shownKinds?: string[] | undefined
  /** `facets`: any value of each inner list, and all lists together. */
  filters?: { recordIds?: string[]; facets?: string[][] }
  /** 1 to 100. */
  limit: number
  offset: number
  /** Replaces the published vocabulary, for trying out synonyms. */
  known?: Vocabulary
}

type SearchHit = { kind: string; recordId: string; score: number; matchedBy: MatchOrigin[] }

export type SearchResult = {
  hits: SearchHit[]
  /** The number of records found, or a lower bound where common words match more than is ranked. */
  total: number
  isTotalExact: boolean
  /** The number found per kind, or a lower bound; also for kinds not shown. */
  kinds: Record<string, number>
  /** The terms searched: the query's words and their alternatives. */
  terms: QueryTerm[]
  /** The query with its unknown words corrected, if that was searched as well. */
  spelling?: string
}

/**
 * The number of documents to rank, by average length since long ones take longer to read: 400 tools of a
 * hundred words, 270 articles of five hundred. It grows where filters leave too few of them.
 */
export const candidateBudget = (averageLength: number): number => Math.round(320_000 / (averageLength + 700))
const budgetGrowth = [1, 4, 15, 1_000]
const leastShare = 0.15

/**
 * Finds records by words, Chinese or English, pinyin, initials, traditional characters, typing errors,
 * synonyms and the other language's words; the best match first. Accepts any text; one without letters or
 * digits finds nothing. Read-only.
 */
export async function search(db: Db, input: SearchInput): Promise<SearchResult> {
  const query = analyseQuery(input.text, input.known ?? (await publishedVocabulary(db)))
  if (query.terms.length === 0) return { hits: [], total: 0, isTotalExact: true, kinds: {}, terms: [] }
  const { terms, statistics, spelling } = await completeTerms(db, query)
  const { rows, total, kinds, isComplete } = await rank(db, input, terms, statistics)
  return {
    hits: rows.map((row) => ({
      kind: row.kind,
      recordId: row.record_id,
      score: row.score,
      matchedBy: originsOf(row.origins),
    })),
    total,
    isTotalExact: isComplete,
    kinds,
    terms,
    ...(spelling === undefined ? {} : { spelling }),
  }
}

/** Ranks more and more documents until the page is full or none are left. */
async function rank(
  db: Db,
  input: SearchInput,
  terms: QueryTerm[],
  statistics: TermStatistics,
): Promise<Ranking & { isComplete: boolean }> {
  const { averageLength } = statistics
  const { language, limit, offset, shownKinds } = input
  // A record may have one document per language, and some of them score low.
  const budget = Math.max(candidateBudget(averageLength), (offset + limit) * 3)
  let filter: DocumentFilter = { kinds: input.kinds, ...input.filters }
  let kinds: Record<string, number> = {}
  for (const growth of budgetGrowth) {
    const { isComplete, ...plan } = planRanking(terms, statistics, budget * growth)
    const ranking = await rankDocuments(db, {
      ...plan,
      averageLength,
      language,
      leastShare,
      filter,
      shownKinds,
      limit,
      offset,
    })
    kinds = { ...kinds, ...ranking.kinds }
    if (isComplete || ranking.ranked >= offset + limit) return { ...ranking, kinds, isComplete }
    // The other kinds are counted by now: from here on only the shown kinds are ranked.
    if (shownKinds) filter = { ...filter, kinds: shownKinds }
  }
  return { rows: [], ranked: 0, total: 0, kinds, isComplete: false }
}
