import { createHash } from 'node:crypto'
import type { Questionnaire, SelftestDimension } from '../../../../shared/rules/selftest/questionnaire.ts'

/** The place of the whole test among the dimensions. */
export const wholeTest = 0

/**
 * By which questions each dimension is scored, and the whole test at `wholeTest`, as a hash. Two results are held
 * against each other only where it is the same; a translation that is added, a hint or advice leaves it alone.
 */
export function basesOf({ dimensions, scoring }: Questionnaire): Map<number, Buffer> {
  const scored = (dimension: SelftestDimension) =>
    scoring ? [scoring, scoredBy(dimension)] : scoredBy(dimension)
  const bases = dimensions.map((dimension) => [dimension.number, hashOf(scored(dimension))] as const)
  return new Map([
    [wholeTest, hashOf(bases.map(([number, basis]) => [number, basis.toString('hex')]))],
    ...bases,
  ])
}

/** By which questions the whole test is scored. */
export function basisOf(test: Questionnaire): Buffer {
  return basesOf(test).get(wholeTest) ?? Buffer.alloc(0)
}

/** In one order of keys, whether the questionnaire comes from its records or from where it is kept as JSON. */
function scoredBy({ questions }: SelftestDimension) {
  return questions.map(({ texts, number, kind, points, fullScoreAt, weight, hasNotApplicable, after }) => {
    const { title, answers } = texts.zh ?? texts.en ?? { title: '', answers: [] }
    const condition = after && { from: after.from, question: after.question }
    const asked = { number, kind, points, fullScoreAt, weight, hasNotApplicable, after: condition }
    return { ...asked, title, answers }
  })
}

function hashOf(value: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(value)).digest()
}
