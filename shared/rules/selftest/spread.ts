import { linked, type SelftestAnswer, type SelftestAnswers } from './asked-questions.ts'
import { type Questionnaire, questionsIn, type SelftestQuestion } from './questionnaire.ts'
import { scoreOf, scoreTest } from './score-test.ts'

/** How far the answers of several people to the same test lie apart. */
export type Spread = {
  /** Each dimension with the scores that there are, the lowest first. */
  dimensions: { dimension: number; scores: number[] }[]
  /** Each question with how often each answer was given, and how far the scores of the answers lie apart. */
  questions: { question: SelftestQuestion; tally: [answer: string, count: number][]; apart: number }[]
}

/** @param all what each person has answered */
export function spreadOf(test: Questionnaire, all: readonly SelftestAnswers[]): Spread {
  const scored = all.map((answers) => scoreTest(test, answers).dimensions)
  return {
    dimensions: test.dimensions.map(({ number }, index) => ({
      dimension: number,
      scores: scored
        .flatMap((dimensions) => dimensions[index]?.score ?? [])
        .toSorted((one, other) => one - other),
    })),
    questions: questionsIn(test).map((question) => {
      const scores = all.flatMap((answers) => scoreOf(question, answers) ?? [])
      const apart = scores.length > 1 ? Math.max(...scores) - Math.min(...scores) : 0
      return { question, tally: tallyOf(question, all), apart }
    }),
  }
}

function tallyOf({ number }: SelftestQuestion, all: readonly SelftestAnswers[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const answers of all)
    for (const answer of textsOf(answers[number])) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

function textsOf(answer: SelftestAnswer | undefined): string[] {
  if (answer === undefined) return []
  return Array.isArray(answer) ? answer.map(String) : [String(answer)]
}

/**
 * What most have answered, as a form sends it: of several answers each that more than half have given. None where two
 * were given equally often: nobody's answer counts for more than another's.
 */
export function commonAnswer({ question, tally }: Spread['questions'][number], people: number): string[] {
  const shared = question.kind === 'several' ? tally.filter(([, count]) => count * 2 > people) : []
  const [first, second] = tally
  if (shared.length > 0 || !first || second?.[1] === first[1]) return shared.map(([answer]) => answer)
  return [first[0]]
}

/**
 * Whether all of several people have answered the same, or none of them was asked. Links are not compared: those of two
 * people are held to differ.
 */
export function isAgreed({ tally }: Spread['questions'][number], people: number): boolean {
  return people > 1 && tally.every(([answer, count]) => count === people && answer !== linked)
}

/** The middle of sorted scores; null where there are none. */
export function middleOf(sorted: readonly number[]): number | null {
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 1 ? half : half - 1], sorted[half]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
