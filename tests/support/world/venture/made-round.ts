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
  const reviews = [...worth].flatMap(([entry, value], n) =>
    Array.from({ length: judgesOfEntry }, (_, turn) => {
      // Steps without a common divisor with the number of judges, so that panels mix.
      const judge = judgeIds[(n * judgesOfEntry + turn * (1 + (n % 11))) % judges] ?? ''
      const scores = criteria.map(({ id }) => {
        const given = about(value - (severity.get(judge) ?? 0), noise.get(judge) ?? 0)
        return [id, Math.min(10, Math.max(1, Math.round(given)))] as const
      })
      return { entry, judge, scores: Object.fromEntries(scores) }
    }),
  )
  const once = new Map(reviews.map((one) => [`${one.entry} ${one.judge}`, one]))
  return { input: { criteria, reviews: [...once.values()], places }, worth, severity }
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
