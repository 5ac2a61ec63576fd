/** A judge's score of an entry, from 0 to 100. */
export type Review = { entry: string; judge: string; score: number }

/**
 * How many reviews' worth of evidence stands for the assumption that a judge is like the others: with two reviews the
 * effect that they show counts half, with twenty almost whole.
 */
const shrinkage = 2

type ScoredEntry = { entry: string; reviews: Review[]; raw: number; adjusted: number }

export type JudgeEffects = {
  /** In the order of the reviews. */
  entries: ScoredEntry[]
  judges: Map<string, { reviews: number; effect: number }>
  /** What is left of each review, in their order, and its standard deviation. */
  residuals: number[]
  residual: number
  /** Solves for other scores of the same reviews. @returns the entries' adjusted scores */
  refit(scores: readonly number[]): number[]
}

/**
 * Explains each score as its entry's and its judge's: by least squares, the effects of judges shrunk towards none. The
 * entries' own scores are not shrunk, since an entry with fewer reviews is not a worse one.
 *
 * Source: ridge regression in a two-way layout, as in Searle, Casella and McCulloch, Variance Components (1992). The
 * entries are eliminated, which leaves one equation for each judge; those are solved by Cholesky's decomposition.
 * @param reviews sorted by entry, one for each entry and judge
 */
export function judgeEffects(reviews: readonly Review[]): JudgeEffects {
  const layout = layoutOf(reviews)
  const factor = factorOf(layout)
  const solved = (scores: readonly number[]) => solve(layout, factor, scores)
  const scores = reviews.map(({ score }) => score)
  const { effects, adjusted } = solved(scores)
  const residuals = scores.map(
    (score, index) =>
      score - (adjusted[layout.entryOf[index] ?? 0] ?? 0) - (effects[layout.judgeOf[index] ?? 0] ?? 0),
  )
  const spare = Math.max(1, reviews.length - layout.entries.length - layout.judges.length + 1)
  return {
    entries: layout.entries.map((entry, index) => {
      const own = layout.reviewsOf[index] ?? []
      let sum = 0
      for (const at of own) sum += scores[at] ?? 0
      return {
        entry,
        reviews: own.flatMap((at) => reviews[at] ?? []),
        raw: sum / own.length,
        adjusted: adjusted[index] ?? 0,
      }
    }),
    judges: new Map(
      layout.judges.map((judge, index) => [
        judge,
        { reviews: layout.counts[index] ?? 0, effect: effects[index] ?? 0 },
      ]),
    ),
    residuals,
    residual: Math.sqrt(residuals.reduce((sum, one) => sum + one * one, 0) / spare),
    refit: (others) => solved(others).adjusted,
  }
}

type Layout = {
  entries: string[]
  judges: string[]
  /** Of each review its entry and its judge, of each entry its reviews, of each judge how many, all as indexes. */
  entryOf: number[]
  judgeOf: number[]
  reviewsOf: number[][]
  counts: number[]
}

function layoutOf(reviews: readonly Review[]): Layout {
  const entries = [...new Set(reviews.map(({ entry }) => entry))]
  const judges = [...new Set(reviews.map(({ judge }) => judge))].toSorted()
  const entryAt = new Map(entries.map((entry, index) => [entry, index]))
  const judgeAt = new Map(judges.map((judge, index) => [judge, index]))
  const entryOf = reviews.map(({ entry }) => entryAt.get(entry) ?? 0)
  const judgeOf = reviews.map(({ judge }) => judgeAt.get(judge) ?? 0)
  const reviewsOf: number[][] = entries.map(() => [])
  const counts = judges.map(() => 0)
  for (const [index, entry] of entryOf.entries()) {
    reviewsOf[entry]?.push(index)
    const judge = judgeOf[index] ?? 0
    counts[judge] = (counts[judge] ?? 0) + 1
  }
  return { entries, judges, entryOf, judgeOf, reviewsOf, counts }
}

/** The lower factor of the judges' equations, row by row. */
function factorOf({ judges, judgeOf, reviewsOf, counts }: Layout): Float64Array[] {
  const rows = judges.map((_, index) => {
    const row = new Float64Array(judges.length)
    row[index] = (counts[index] ?? 0) + shrinkage
    return row
  })
  for (const own of reviewsOf)
    for (const one of own)
      for (const other of own) {
        const row = rows[judgeOf[one] ?? 0]
        const at = judgeOf[other] ?? 0
        if (row) row[at] = (row[at] ?? 0) - 1 / own.length
      }
  for (const [index, row] of rows.entries())
    for (let at = 0; at <= index; at += 1) {
      const above = rows[at] ?? row
      let sum = row[at] ?? 0
      for (let before = 0; before < at; before += 1) sum -= (row[before] ?? 0) * (above[before] ?? 0)
      row[at] = at === index ? Math.sqrt(sum) : sum / (above[at] ?? 1)
    }
  return rows
}

function solve({ judges, judgeOf, reviewsOf }: Layout, factor: Float64Array[], scores: readonly number[]) {
  const effects = new Float64Array(judges.length)
  for (const own of reviewsOf) {
    let sum = 0
    for (const at of own) sum += scores[at] ?? 0
    const mean = sum / own.length
    for (const at of own) {
      const judge = judgeOf[at] ?? 0
      effects[judge] = (effects[judge] ?? 0) + (scores[at] ?? 0) - mean
    }
  }
  for (const [index, row] of factor.entries()) {
    let sum = effects[index] ?? 0
    for (let at = 0; at < index; at += 1) sum -= (row[at] ?? 0) * (effects[at] ?? 0)
    effects[index] = sum / (row[index] ?? 1)
  }
  for (let index = judges.length - 1; index >= 0; index -= 1) {
    let sum = effects[index] ?? 0
    for (let at = index + 1; at < judges.length; at += 1)
      sum -= (factor[at]?.[index] ?? 0) * (effects[at] ?? 0)
    effects[index] = sum / (factor[index]?.[index] ?? 1)
  }
  const adjusted = reviewsOf.map((own) => {
    let sum = 0
    for (const at of own) sum += (scores[at] ?? 0) - (effects[judgeOf[at] ?? 0] ?? 0)
    return sum / own.length
  })
  return { effects, adjusted }
}
