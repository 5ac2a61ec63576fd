import type { SelftestPlan } from '../../../../shared/contract/selftest-team.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type Questionnaire, saidIn } from '../../../../shared/rules/selftest/questionnaire.ts'
import { basesOf, wholeTest } from './bases.ts'
import type { listScores } from './kept.queries.ts'

export type Scores = Awaited<ReturnType<typeof listScores>>
type Result = { id: string; questionnaire: Questionnaire }

/**
 * How the dimensions of the latest test have changed over the tests that a team keeps, given the oldest first. A
 * test that asked other questions in a dimension has no place in its line.
 */
export function trendOf(
  latest: Questionnaire,
  results: Result[],
  scores: Scores,
  locale: Locale,
): SelftestPlan['trend'] {
  const bases = basesOf(latest)
  const asked = results.map(({ questionnaire }) => basesOf(questionnaire))
  const line = (dimension: number) =>
    results.map(({ id }, index) => {
      const isComparable =
        asked[index]?.get(dimension)?.equals(bases.get(dimension) ?? Buffer.alloc(0)) ?? false
      const found = scores.find((one) => one.result_id === id && one.dimension === dimension)
      return { score: isComparable && found ? found.score : null, isComparable }
    })
  return [
    { dimensionId: null, language: locale, name: '', scores: line(wholeTest) },
    ...latest.dimensions.map((dimension) => {
      const { language, name } = saidIn(dimension, locale)
      return { dimensionId: String(dimension.number), language, name, scores: line(dimension.number) }
    }),
  ]
}
