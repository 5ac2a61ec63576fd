import { type Questionnaire, questionsIn, type SelftestQuestion } from './questionnaire.ts'

/** “Do not know”, which every question offers, and “does not apply to us”, which some do. */
export const unsure = 'unsure'
export const notApplicable = 'notApplicable'
/** Of `several`: none of them. Of `evidence`: there is no link. */
export const none = 'none'

/**
 * An answer as it is kept: the place of the chosen answer from 1 on (of yes or no: 1 is no), the places of several, a number, or
 * one of the words above. Of evidence: `linked`; the link itself is kept apart, encrypted.
 */
export type SelftestAnswer = string | number | number[]
export type SelftestAnswers = Record<string, SelftestAnswer>

export const linked = 'linked'

/** The questions that these answers lead to, in order. */
export function askedQuestions(test: Questionnaire, answers: SelftestAnswers): SelftestQuestion[] {
  const asked = new Map<number, SelftestQuestion>()
  for (const question of questionsIn(test))
    if (isAsked(question, answers, (number) => asked.has(number))) asked.set(question.number, question)
  return [...asked.values()]
}

type Conditional = Pick<SelftestQuestion, 'after'>

/** Whether a question is asked; one that was itself not asked leads to none. */
function isAsked(
  { after }: Conditional,
  answers: SelftestAnswers,
  wasAsked: (question: number) => boolean = () => true,
): boolean {
  if (!after) return true
  return wasAsked(after.question) && placeOf(answers[after.question]) >= after.from
}

/** The highest place that was chosen; a number is its own, and what nobody knows has none. */
function placeOf(answer: SelftestAnswer | undefined): number {
  if (Array.isArray(answer)) return Math.max(0, ...answer)
  return typeof answer === 'number' ? answer : 0
}
