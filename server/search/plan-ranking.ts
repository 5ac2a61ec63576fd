import { type MatchOrigin, matchOrigins, type QueryTerm } from './analyse-query.ts'
import { chooseCandidates, type FindingToken } from './choose-candidates.ts'
import type { Candidates, ScoredToken, TermStatistics } from './search.queries.ts'
import { levels, tokenOf } from './token-hash.ts'

/** Which documents to fetch and how to score them. */
export type RankingPlan = {
  tokens: ScoredToken[]
  candidates: Candidates
  /** Whether every document with any of the query's terms is a candidate. */
  isComplete: boolean
}

type KnownToken = ScoredToken & FindingToken & { finds: boolean }

/** Terms below this share of the heaviest weight have no effect and are ignored. */
const negligibleShare = 0.08

/** The tokens of terms at every level, for looking up their statistics. */
export function tokensOfTerms(terms: QueryTerm[]): number[] {
  return terms.flatMap(({ term }) => levels.map((_, level) => tokenOf(term, level)))
}

/** Whether any counted document contains a term. */
export function isKnownTerm(term: string, statistics: TermStatistics): boolean {
  return statistics.counts.has(tokenOf(term, 0))
}

/** The number of counted documents that contain a term. */
export function holdersOf(term: string, statistics: TermStatistics): number {
  return statistics.counts.get(tokenOf(term, 0)) ?? 0
}

/** Weighs the terms' tokens and chooses about `budget` documents to rank. */
export function planRanking(terms: QueryTerm[], statistics: TermStatistics, budget: number): RankingPlan {
  const all = terms.flatMap((term) => knownTokens(term, statistics))
  const least = negligibleShare * Math.max(...all.map(({ weight }) => weight))
  const tokens = all.filter(({ weight }) => weight >= least)
  const finding = tokens.filter(({ finds }) => finds)
  return { tokens, ...chooseCandidates(finding, statistics, budget) }
}

/** The origins in the bits that the ranking collects. */
export function originsOf(bits: number): MatchOrigin[] {
  return matchOrigins.filter((_, index) => (bits & (1 << index)) !== 0)
}

/**
 * A term's levels that some document reaches. All levels of a term that was not counted: it may be rare, or
 * published since.
 */
function knownTokens(
  { term, weight, origin, onlyRanks }: QueryTerm,
  statistics: TermStatistics,
): KnownToken[] {
  const tokens: KnownToken[] = []
  const holdingTerm = statistics.counts.get(tokenOf(term, 0))
  const rarity = rarityOf(holdingTerm ?? 0, statistics.documents)
  for (const [level, high] of levels.entries()) {
    const token = tokenOf(term, level)
    const holding = statistics.counts.get(token)
    if (level > 0 && holding === undefined && holdingTerm !== undefined) break
    tokens.push({
      token,
      term,
      level,
      holding,
      finds: onlyRanks !== true,
      weight: weight * rarity,
      low: level === 0 ? 0 : (levels[level - 1] ?? 0),
      high,
      origin: 1 << matchOrigins.indexOf(origin),
    })
  }
  return tokens
}

/** BM25's inverse document frequency; 1 before the first count. */
function rarityOf(holding: number, documents: number): number {
  if (documents === 0) return 1
  return Math.log(1 + (Math.max(documents, holding) - holding + 0.5) / (holding + 0.5))
}
