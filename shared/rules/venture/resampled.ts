import { chanceOf } from '../../lib/joint/seed.ts'
import type { JudgeEffects, Review } from './judge-effects.ts'

/** How often the round is scored anew, and the part of the results that the interval leaves out on either side. */
const draws = 400
const tail = 0.05

/**
 * Within what interval each entry's adjusted score lies in nine of ten rounds like this one: each review is what the
 * model expects and a residual drawn from all of them, and the model is fitted anew. Source: residual bootstrap, as in
 * Efron and Tibshirani, An Introduction to the Bootstrap (1993), chapter 9.
 */
export function resampled(
  reviews: readonly Review[],
  { entries, residuals, residual, refit }: JudgeEffects,
): { from: number; to: number }[] {
  const chance = chanceOf(`ranking-${reviews.length}`)
  // Residuals of a fitted model are smaller than the errors that they stand for.
  const spread = Math.sqrt(residuals.reduce((sum, one) => sum + one * one, 0) / Math.max(1, residuals.length))
  const factor = spread > 0 ? residual / spread : 1
  const expected = reviews.map(({ score }, index) => score - (residuals[index] ?? 0))
  const results = entries.map((): number[] => [])
  const [first = 0, ...others] = residuals
  const pool = [first, ...others] as const
  for (let draw = 0; draw < draws; draw += 1) {
    const drawn = refit(expected.map((score) => score + factor * chance.pick(pool)))
    for (const [index, adjusted] of drawn.entries()) results[index]?.push(adjusted)
  }
  return results.map((all) => {
    const sorted = all.toSorted((one, other) => one - other)
    return { from: sorted[draws * tail] ?? 0, to: sorted[draws - 1 - draws * tail] ?? 0 }
  })
}
