import type { Db } from '../db/database.ts'
import { analyseQuery, type MatchOrigin, type QueryTerm } from './analyse-query.ts'
import { completeTerms } from './complete-terms.ts'
import { originsOf, planRanking } from './plan-ranking.ts'
import { type DocumentFilter, type Ranking, rankDocuments, type TermStatistics } from './search.queries.ts'
import { publishedVocabulary } from './vocabulary/published-vocabulary.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

export type SearchInput = {
  text: string
  /** The language of the page: preferred where a record is found in both. */
  language: 'zh' | 'en'
  kinds?: string[]
  /** Of what is found only these are given back; the others are still counted. */
  shownKinds?: string[] | undefined
  /** `facets`: each inner list is a choice (any of them), the lists together all apply. */
  filters?: { recordIds?: string[]; facets?: string[][] }
  /** 1 to 100. */
  limit: number
  offset: number
  /** Read by these words instead of those that are published, to try them. */
  known?: Vocabulary
}

type SearchHit = { kind: string; recordId: string; score: number; matchedBy: MatchOrigin[] }

export type SearchResult = {
  hits: SearchHit[]
  /** Records found: as many as `total`, or at least so many where common words find more than is ranked. */
  total: number
  isTotalExact: boolean
  /** Of each kind, as many as found or at least so many; also of those not shown. */
  kinds: Record<string, number>
  /** What was looked for: the words of the query and what else they may stand for. */
  terms: QueryTerm[]
  /** The query with its unknown words corrected, where it was searched so too. */
  spelling?: string
}

/**
 * How many documents are ranked, by their average length since long ones take longer to read: 400 tools of
 * a hundred words, 270 articles of five hundred. More where filters leave too few of those.
 */
export const candidateBudget = (averageLength: number): number => Math.round(320_000 / (averageLength + 700))
const budgetGrowth = [1, 4, 15, 1_000]
const leastShare = 0.15

/**
 * Finds records by words, Chinese or English, pinyin, initials, traditional characters, typing errors,
 * synonyms and the other language's words; the best first. Any text is accepted; one without letters or
 * digits finds nothing. Only reads.
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

/** Ranks ever more documents until the page is full or there are no more. */
async function rank(
  db: Db,
  input: SearchInput,
  terms: QueryTerm[],
  statistics: TermStatistics,
): Promise<Ranking & { isComplete: boolean }> {
  const { averageLength } = statistics
  const { language, limit, offset, shownKinds } = input
  // A record may have a document in each language, and some of them count for little.
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
    // The others have been counted: what is ranked from here on is of the kinds that are shown.
    if (shownKinds) filter = { ...filter, kinds: shownKinds }
  }
  return { rows: [], ranked: 0, total: 0, kinds, isComplete: false }
}
