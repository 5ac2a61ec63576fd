import { chanceOf } from '../../../../shared/lib/joint/seed.ts'
import type { RankingInput } from '../../../../shared/rules/venture/rank-entries.ts'

export type Made = { entries: number; judges: number; judgesOfEntry: number; places: number }

/**
 * A round whose truth is known: each entry has a worth, each judge a severity and a noise, and scores are what follows
 * from them. Every judge has as many entries as the others, within one.
 */
export function madeRound({ entries, judges, judgesOfEntry, places }: Made): {
  input: RankingInput
  worth: Map<string, number>
  severity: Map<string, number>
  review(entry: string, judge: string): RankingInput['reviews'][number]
} {
  const chance = chanceOf(`round-${entries}-${judges}`)
  const about = (middle: number, spread: number) =>
    middle +
    spread * Array.from({ length: 6 }, () => chance.between(-1, 1)).reduce((sum, one) => sum + one, 0)
  const worth = new Map(Array.from({ length: entries }, (_, n) => [`entry-${n}`, about(5.5, 0.7)]))
  const judgeIds = Array.from({ length: judges }, (_, n) => `judge-${n}`)
  const severity = new Map(judgeIds.map((judge) => [judge, about(0, 0.9)]))
  const noise = new Map(judgeIds.map((judge) => [judge, chance.between(0.2, 0.7)]))
  const criteria = ['need', 'idea', 'team'].map((id, index) => ({ id, weight: 3 - index, low: 1, high: 10 }))
  /** What a judge gives an entry. */
  const review = (entry: string, judge: string) => {
    const scores = criteria.map(({ id }) => {
      const fair = (worth.get(entry) ?? 0) - (severity.get(judge) ?? 0)
      const given = about(fair, noise.get(judge) ?? 0)
      return [id, Math.min(10, Math.max(1, Math.round(given)))] as const
    })
    return { entry, judge, scores: Object.fromEntries(scores) }
  }
  const reviews = [...worth.keys()].flatMap((entry, n) =>
    Array.from({ length: judgesOfEntry }, (_, turn) => {
      // Steps without a common divisor with the number of judges, so that panels mix.
      const judge = judgeIds[(n * judgesOfEntry + turn * (1 + (n % 11))) % judges] ?? ''
      return review(entry, judge)
    }),
  )
  const once = new Map(reviews.map((one) => [`${one.entry} ${one.judge}`, one]))
  return { input: { criteria, reviews: [...once.values()], places }, worth, severity, review }
}

/** Kendall's tau: 1 where two orders of the same things agree in every pair, -1 where in none. */
export function kendallTau(one: readonly number[], other: readonly number[]): number {
  let [sum, pairs] = [0, 0]
  for (let a = 0; a < one.length; a += 1)
    for (let b = a + 1; b < one.length; b += 1) {
      sum += Math.sign(((one[a] ?? 0) - (one[b] ?? 0)) * ((other[a] ?? 0) - (other[b] ?? 0)))
      pairs += 1
    }
  return sum / pairs
}

/** The ranking's model by another way: each effect in turn is the mean of what the others leave, until none moves. */
export function secondOpinion({ criteria, reviews }: RankingInput): Map<string, number> {
  const whole = criteria.reduce((sum, { weight }) => sum + weight, 0)
  const scored = reviews.map(({ entry, judge, scores }) => {
    const parts = criteria.map(
      ({ id, weight, low, high }) => weight * (((scores[id] ?? 0) - low) / (high - low)),
    )
    return { entry, judge, score: (100 * parts.reduce((sum, part) => sum + part, 0)) / whole }
  })
  const [byEntry, byJudge] = [
    Map.groupBy(scored, ({ entry }) => entry),
    Map.groupBy(scored, ({ judge }) => judge),
  ]
  const [worth, effect] = [new Map<string, number>(), new Map<string, number>()]
  for (let time = 0; time < 60; time += 1) {
    for (const [entry, own] of byEntry) {
      const left = own.map(({ score, judge }) => score - (effect.get(judge) ?? 0))
      worth.set(entry, left.reduce((sum, one) => sum + one, 0) / left.length)
    }
    for (const [judge, own] of byJudge) {
      const left = own.map(({ score, entry }) => score - (worth.get(entry) ?? 0))
      effect.set(judge, left.reduce((sum, one) => sum + one, 0) / (left.length + 2))
    }
    // Taken from all judges and given to all entries, an amount changes no score: the smallest effects are around none.
    const middle = [...effect.values()].reduce((sum, one) => sum + one, 0) / effect.size
    for (const [judge, one] of effect) effect.set(judge, one - middle)
  }
  for (const [entry, own] of byEntry) {
    const left = own.map(({ score, judge }) => score - (effect.get(judge) ?? 0))
    worth.set(entry, left.reduce((sum, one) => sum + one, 0) / left.length)
  }
  return worth
}
