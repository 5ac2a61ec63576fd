import type { EntityType } from '../applications/eligibility.ts'
import type { Questionnaire, SelftestAdvice, SelftestLevel } from './questionnaire.ts'
import type { TestScore } from './score-test.ts'
import { type OrganisationSize, selftestTerms } from './selftest-facets.ts'

/** What an organisation said of itself; null where it did not. */
export type Organisation = { kind: EntityType | null; size: OrganisationSize | null }

/** A next step, and by what it was chosen. */
export type NextStep = { advice: SelftestAdvice; score: number; level: SelftestLevel | null }

/**
 * The next steps: the dimensions with the lowest scores first, each with the first advice whose rule it meets.
 * @returns at most three, of as many dimensions
 */
export function nextSteps(
  test: Questionnaire,
  { dimensions }: TestScore,
  organisation: Organisation,
): NextStep[] {
  return dimensions
    .flatMap(({ dimension, score, level }) => (score === null ? [] : [{ dimension, score, level }]))
    .toSorted((one, other) => one.score - other.score)
    .flatMap(({ dimension, score, level }) => {
      const advice = test.advice.find((one) => one.dimension === dimension && isMet(one, level, organisation))
      return advice ? [{ advice, score, level }] : []
    })
    .slice(0, selftestTerms.steps)
}

/** Whether a rule fits; one for some kinds or sizes is not met by who did not say theirs. */
export function isMet(
  { levels, kinds, sizes }: Pick<SelftestAdvice, 'levels' | 'kinds' | 'sizes'>,
  level: Pick<SelftestLevel, 'number'> | null,
  { kind, size }: Organisation,
): boolean {
  return allows(levels, level?.number ?? null) && allows(kinds, kind) && allows(sizes, size)
}

function allows<Value>(chosen: readonly Value[], value: Value | null): boolean {
  return chosen.length === 0 || (value !== null && chosen.includes(value))
}
