import { type MatchOrigin, matchOrigins, type QueryTerm } from './analyse-query.ts'
import type { ScoredToken, TermStatistics } from './search.queries.ts'
import { levels, tokenOf } from './token-hash.ts'

/** What to fetch and how to weigh it. */
export type RankingPlan = {
  tokens: ScoredToken[]
  anyOf: number[]
  allOf: number[]
  /** Whether every document with any of the query's terms is a candidate. */
  isComplete: boolean
}

type KnownToken = ScoredToken & { term: string; level: number; holding: number | undefined; finds: boolean }

/** Terms that weigh less than this part of the heaviest decide nothing and are not looked at. */
const negligibleShare = 0.08

/** The tokens of a query's terms at every level: what its statistics are asked for. */
export function tokensOfTerms(terms: QueryTerm[]): number[] {
  return terms.flatMap(({ term }) => levels.map((_, level) => tokenOf(term, level)))
}

/** Whether any counted document holds a term. */
export function isKnownTerm(term: string, statistics: TermStatistics): boolean {
  return statistics.counts.has(tokenOf(term, 0))
}

/**
 * Chooses the candidates: the rarest tokens until together they stand in about `budget` documents. A document
 * outside has none of the query's rare terms and no common one often, so that it would rank below them;
 * `isComplete` says when nothing is outside.
 */
export function planRanking(terms: QueryTerm[], statistics: TermStatistics, budget: number): RankingPlan {
  const all = terms.flatMap((term) => knownTokens(term, statistics))
  const least = negligibleShare * Math.max(...all.map(({ weight }) => weight))
  const tokens = all.filter(({ weight }) => weight >= least)
  const anyOf: number[] = []
  const chosenTerms = new Set<string>()
  let expected = 0
  const finding = tokens.filter((token) => token.finds)
  for (const token of [...finding].sort(rarestFirst)) {
    const holding = token.holding ?? 0
    if (chosenTerms.has(token.term)) continue
    if (expected + holding > budget) break
    expected += holding
    anyOf.push(token.token)
    if (token.level === 0) chosenTerms.add(token.term)
  }
  const isComplete = finding.every(({ term }) => chosenTerms.has(term))
  return { tokens, anyOf, allOf: isComplete ? [] : mainTokens(finding), isComplete }
}

/** A token's origin as the bit that the ranking collects. */
export function originsOf(bits: number): MatchOrigin[] {
  return matchOrigins.filter((_, index) => (bits & (1 << index)) !== 0)
}

/**
 * The levels of a term that some document reaches. The first is kept even when none was counted: a record
 * published since the last count must be found.
 */
function knownTokens(
  { term, weight, origin, onlyRanks }: QueryTerm,
  statistics: TermStatistics,
): KnownToken[] {
  const tokens: KnownToken[] = []
  const rarity = rarityOf(statistics.counts.get(tokenOf(term, 0)) ?? 0, statistics.documents)
  for (const [level, high] of levels.entries()) {
    const token = tokenOf(term, level)
    const holding = statistics.counts.get(token)
    if (level > 0 && holding === undefined && statistics.documents > 0) break
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

/** BM25's inverse document frequency; 1 while nothing has been counted. */
function rarityOf(holding: number, documents: number): number {
  if (documents === 0) return 1
  return Math.log(1 + (Math.max(documents, holding) - holding + 0.5) / (holding + 0.5))
}

function rarestFirst(a: KnownToken, b: KnownToken): number {
  return (a.holding ?? 0) - (b.holding ?? 0) || b.weight - a.weight
}

/** The typed terms that carry the most weight: documents with all of them are candidates however common each is. */
function mainTokens(tokens: KnownToken[]): number[] {
  return tokens
    .filter((token) => token.level === 0 && token.holding !== undefined && token.origin === 1)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .map((token) => token.token)
}
