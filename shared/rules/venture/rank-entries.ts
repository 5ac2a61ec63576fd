import { agreementOf } from './agreement.ts'
import { judgeEffects, type Review } from './judge-effects.ts'
import { resampled } from './resampled.ts'

/** A criterion that counts: how much, and the scores that it can be given. */
type RankedCriterion = { id: string; weight: number; low: number; high: number }

/** What a judge gave an entry, by criterion; one that does not apply to the entry is left out. */
type RankedReview = { entry: string; judge: string; scores: Readonly<Record<string, number>> }

export type RankingInput = {
  criteria: readonly RankedCriterion[]
  reviews: readonly RankedReview[]
  /** How many entries advance. */
  places: number
}

type RankedEntry = {
  entry: string
  /** How many judges have scored it. */
  reviews: number
  /** The mean of its reviews, from 0 to 100, and its place by that. */
  raw: number
  rawPlace: number
  /** The same less how severe its judges are, within what interval, and its place by that. */
  adjusted: number
  from: number
  to: number
  place: number
  /** Judges without whom it would be on the other side of the line between those that advance and the others. */
  hangsOn: string[]
}

export type Ranking = {
  method: typeof rankingMethod
  /** By adjusted score, the highest first. */
  entries: RankedEntry[]
  /** Points that a judge gives above the others (below: negative), by id. */
  judges: { judge: string; reviews: number; effect: number }[]
  /** Standard deviation of what the model leaves unexplained, in points. */
  residual: number
  /** Krippendorff's alpha for each criterion: 1 is full agreement, 0 none beyond chance; null where it has no meaning. */
  agreement: { criterion: string; alpha: number | null }[]
}

/** Names the computation; a change that could change any result needs another name. */
export const rankingMethod = 'severity-1'

/**
 * Ranks the entries of a round by the raw mean of their reviews, and beside it by a mean that takes out how severe
 * each judge is (see `judgeEffects`). It decides nothing. The same input gives the same result to the last bit, in
 * whatever order its reviews stand: it uses sums in a fixed order, square roots and integers alone.
 */
export function rankEntries({ criteria, reviews: given, places }: RankingInput): Ranking {
  const sorted = given.toSorted(
    (one, other) => inOrder(one.entry, other.entry) || inOrder(one.judge, other.judge),
  )
  const reviews = sorted.flatMap(({ entry, judge, scores }) => {
    const score = scoreOf(criteria, scores)
    return score === null ? [] : [{ entry, judge, score }]
  })
  const model = judgeEffects(reviews)
  const { entries, judges, residual } = model
  const intervals = resampled(reviews, model)
  const rawPlaces = placesOf(entries.map(({ raw }) => raw))
  const adjustedPlaces = placesOf(entries.map(({ adjusted }) => adjusted))
  const line = lineBetween(
    entries.map(({ adjusted }) => adjusted),
    places,
  )
  const ranked = entries.map((one, index) => ({
    ...{ entry: one.entry, reviews: one.reviews.length, raw: one.raw, rawPlace: rawPlaces[index] ?? 0 },
    ...{ adjusted: one.adjusted, ...(intervals[index] ?? { from: one.adjusted, to: one.adjusted }) },
    place: adjustedPlaces[index] ?? 0,
    hangsOn: line ? hangsOn(one, judges, line) : [],
  }))
  return {
    method: rankingMethod,
    entries: ranked.toSorted((one, other) => one.place - other.place || inOrder(one.entry, other.entry)),
    judges: [...judges].map(([judge, { reviews: count, effect }]) => ({ judge, reviews: count, effect })),
    residual,
    agreement: criteria.map(({ id }) => ({ criterion: id, alpha: agreementOf(sorted, id) })),
  }
}

/** By code units, so that the language of the machine changes nothing. */
const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The weighted mean of what was scored, from 0 to 100; null where nothing was. */
function scoreOf(criteria: readonly RankedCriterion[], scores: RankedReview['scores']): number | null {
  let [sum, weights] = [0, 0]
  for (const { id, weight, low, high } of criteria) {
    const score = scores[id]
    if (score === undefined) continue
    sum += weight * ((score - low) / (high - low))
    weights += weight
  }
  return weights > 0 ? (100 * sum) / weights : null
}

/** Each one's place, those with the same score on the same: 1, 2, 2, 4. */
function placesOf(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((one, other) => other - one)
  const first = new Map<number, number>()
  for (const [index, score] of sorted.entries()) if (!first.has(score)) first.set(score, index + 1)
  return scores.map((score) => first.get(score) ?? 0)
}

type Line = { lowestIn: number; highestOut: number }

/** Between which scores the line lies; null where all or none advance. */
function lineBetween(scores: readonly number[], places: number): Line | null {
  const sorted = scores.toSorted((one, other) => other - one)
  const [lowestIn, highestOut] = [sorted[places - 1], sorted[places]]
  return lowestIn === undefined || highestOut === undefined ? null : { lowestIn, highestOut }
}

type Scored = ReturnType<typeof judgeEffects>['entries'][number]
type Judges = ReturnType<typeof judgeEffects>['judges']

/** The judges without whose review the entry would cross the line, all else as it is. */
function hangsOn({ adjusted, reviews }: Scored, judges: Judges, line: Line): string[] {
  const others = (judge: string) => reviews.filter((review) => review.judge !== judge)
  return reviews.flatMap(({ judge }) => {
    const left = others(judge)
    if (left.length === 0) return []
    const without = meanOf(left, judges)
    const crosses = adjusted >= line.lowestIn ? without < line.highestOut : without > line.lowestIn
    return crosses ? [judge] : []
  })
}

function meanOf(reviews: readonly Review[], judges: Judges): number {
  let sum = 0
  for (const { judge, score } of reviews) sum += score - (judges.get(judge)?.effect ?? 0)
  return sum / reviews.length
}
