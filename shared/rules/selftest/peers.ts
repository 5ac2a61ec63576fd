/** What is counted: the scores of organisations, the answers to a question, and what became of advice. */
export type SelftestMeasure = 'dimension' | 'question' | 'advice'

export const peerTerms = {
  /** The fewest organisations or tests behind a figure. */
  least: 10,
  /** A figure is counted again when so many more or fewer are behind it, and told in such steps. */
  step: 5,
} as const

/** Where the middle half of the scores lies, and their median; rounded to fives. */
export type Band = { low: number; middle: number; high: number }

/**
 * The band of scores.
 * @param counts how often each score occurs, one at least
 */
export function bandOf(counts: Record<string, number>): Band {
  const scores = Object.entries(counts)
    .map(([score, count]) => ({ score: Number(score), count }))
    .toSorted((one, other) => one.score - other.score)
  const total = scores.reduce((sum, { count }) => sum + count, 0)
  const at = (share: number) => {
    let before = 0
    const found = scores.find(({ count }) => {
      before += count
      return before >= share * total
    })
    return Math.round((found?.score ?? 0) / peerTerms.step) * peerTerms.step
  }
  return { low: at(0.25), middle: at(0.5), high: at(0.75) }
}

/** How many are behind a figure, as it is told. */
export function toldGivers(givers: number): number {
  return Math.floor(givers / peerTerms.step) * peerTerms.step
}
