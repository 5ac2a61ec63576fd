import type { Candidates, TermStatistics } from './search.queries.ts'

/** A token of the query, with the number of documents that contain it; undefined if never counted. */
export type FindingToken = {
  token: number
  term: string
  level: number
  weight: number
  high: number
  holding?: number
}

/** Documents fetched together: those with a token, or with both of two. */
type Choice = { tokens: number[]; terms: string[]; isWholeTerm: boolean; expected: number; gain: number }

/** A token that gains nearly as much as the weightiest one is taken before any pair. */
const tellingShare = 0.8
/** The shares of the budget for such tokens, and for these with pairs. */
const shareForTelling = 0.4
const shareForPairs = 0.85
/** The number of weightiest terms combined into pairs; each pair costs one index scan. */
const pairedTerms = 8
const mostPairs = 20

/**
 * Chooses about `budget` documents to rank: first those with the most significant tokens, then those with two
 * of the weightiest terms, then those with the rarest tokens; if these are few, some with the rarest of the
 * remaining. A document left out has no significant term, no two of the others and no common one often, so it
 * would rank lower.
 * @returns isComplete when every document with any of the tokens is chosen
 */
export function chooseCandidates(
  finding: FindingToken[],
  statistics: TermStatistics,
  budget: number,
): { candidates: Candidates; isComplete: boolean } {
  const heaviest = Math.max(0, ...finding.filter(({ holding }) => holding).map(gainOf))
  const singles = finding.map(singleOf).sort((a, b) => a.expected - b.expected || b.gain - a.gain)
  const pairs = pairsOf(finding, statistics.documents).sort((a, b) => b.gain - a.gain)
  const telling = singles.filter(({ gain, expected }) => expected === 0 || gain >= tellingShare * heaviest)
  const chosen = takeWithin(telling, [], budget * shareForTelling)
  chosen.push(...takeWithin(pairs, chosen, budget * shareForPairs).slice(0, mostPairs))
  chosen.push(...takeWithin(singles, chosen, budget))
  const isWithin = finding.every(({ term }) =>
    chosen.some((choice) => choice.isWholeTerm && choice.terms[0] === term),
  )
  const more =
    expectedOf(chosen) < budget / 4 ? singles.filter((single) => !isTaken(single, chosen)).slice(0, 1) : []
  return {
    candidates: {
      anyOf: chosen.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : [])),
      together: [...chosen.filter(({ tokens }) => tokens.length > 1), ...more].map(({ tokens }) => tokens),
      // Limits in case counts are outdated, or terms occur together more often than by chance.
      limit: Math.ceil(budget * 1.5),
      togetherLimit: Math.ceil(budget * 0.7),
    },
    isComplete: isWithin && more.length === 0,
  }
}

/** The score that a document of average length gains by reaching a token's level. */
function gainOf({ weight, high }: FindingToken): number {
  return (weight * high) / (high + 1.2)
}

function singleOf(token: FindingToken): Choice {
  return {
    tokens: [token.token],
    terms: [token.term],
    isWholeTerm: token.level === 0,
    expected: token.holding ?? 0,
    gain: gainOf(token),
  }
}

/** Pairs of terms in one document, with the number expected if terms were independent. */
function pairsOf(finding: FindingToken[], documents: number): Choice[] {
  const weightiest = finding
    .filter(({ level, holding }) => level === 0 && holding)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, pairedTerms)
  return weightiest.flatMap((one, index) =>
    weightiest.slice(index + 1).map((other) => ({
      tokens: [one.token, other.token],
      terms: [one.term, other.term],
      isWholeTerm: false,
      expected: ((one.holding ?? 0) * (other.holding ?? 0)) / Math.max(documents, 1),
      gain: gainOf(one) + gainOf(other),
    })),
  )
}

/** The choices, in order, that fit into the remaining budget. */
function takeWithin(choices: Choice[], before: Choice[], budget: number): Choice[] {
  const taken: Choice[] = []
  let left = budget - expectedOf(before)
  for (const choice of choices) {
    if (choice.expected > left || isTaken(choice, before) || isTaken(choice, taken)) continue
    left -= choice.expected
    taken.push(choice)
  }
  return taken
}

/** Whether a choice's documents are already included, because all of one of its terms is taken. */
function isTaken(choice: Choice, chosen: Choice[]): boolean {
  return chosen.some(
    (other) => other === choice || (other.isWholeTerm && choice.terms.includes(other.terms[0] ?? '')),
  )
}

function expectedOf(choices: Choice[]): number {
  return choices.reduce((sum, { expected }) => sum + expected, 0)
}
