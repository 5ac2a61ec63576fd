import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import { nextSteps } from '../../../shared/rules/selftest/advise.ts'
import { askedQuestions, type SelftestAnswers } from '../../../shared/rules/selftest/asked-questions.ts'
import type { SelftestQuestion } from '../../../shared/rules/selftest/questionnaire.ts'
import { readAnswer } from '../../../shared/rules/selftest/read-answer.ts'
import { scoreTest } from '../../../shared/rules/selftest/score-test.ts'
import type { SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../context.ts'
import { givenIn, ownResult, sealLinks } from './own-result.ts'
import { type ResultRow, saveAnswers } from './results.queries.ts'
import { type Given, presentParts } from './selftest.present.ts'

type Next = number | 'start' | 'report'
type Input = { use: SelftestUse; part: number; answers: Record<string, string[]> }

/**
 * Answers one dimension: every question that the answers lead to needs one.
 * @returns the next dimension that is open, from this one on; the report once all are done, and the start where
 * nothing was begun, or where it was deleted meanwhile
 * @throws ApiError `notFound`, `invalidInput` by `answers.<number>`
 */
export async function answerTest(ctx: CallContext, input: Input): Promise<{ next: Next }> {
  const result = await ownResult(ctx, input.use, { isLocked: true })
  if (!result) return { next: 'start' }
  const dimension = result.questionnaire.dimensions[input.part - 1]
  if (!dimension) throw new ApiError('notFound')
  const test = result.questionnaire
  const given = givenIn(ctx, result)
  const refused = take(dimension.questions, input.answers, given)
  refusedOf(askedQuestions(test, given.answers), refused)
  const parts = presentParts(test, given.answers, ctx.locale)
  const next = [...parts.slice(input.part), ...parts].find(({ isDone }) => !isDone)
  await saveAnswers(ctx.db, result.id, {
    answers: JSON.stringify(given.answers),
    links_encrypted: sealLinks(ctx, given.links),
    advised: next ? null : advisedBy(result, given.answers),
  })
  return { next: next ? parts.indexOf(next) + 1 : 'report' }
}

/** @throws ApiError `invalidInput` by `answers.<number>` where an answer is refused to a question that is asked */
export function refusedOf(asked: SelftestQuestion[], refused: Map<number, FieldError>): void {
  const open = asked.flatMap(({ number }) => {
    const error = refused.get(number)
    return error ? [[`answers.${number}`, error] as const] : []
  })
  if (open.length > 0) throw new ApiError('invalidInput', { fields: Object.fromEntries(open) })
}

/**
 * Puts what was sent in the place of what was given before.
 * @returns what cannot be read, by the number of its question
 */
export function take(
  questions: SelftestQuestion[],
  sent: Input['answers'],
  { answers, links }: Given,
): Map<number, FieldError> {
  const refused = new Map<number, FieldError>()
  for (const question of questions) {
    const { number } = question
    const read = readAnswer(question, sent[number] ?? [])
    delete answers[number]
    delete links[number]
    if ('error' in read) refused.set(number, read.error)
    else answers[number] = read.answer
    if ('link' in read && read.link) links[number] = read.link
  }
  return refused
}

/** The numbers of the advice that a finished test gives. */
function advisedBy({ questionnaire, ...said }: ResultRow, answers: SelftestAnswers): number[] {
  const organisation = { kind: said.entity_type, size: said.organisation_size }
  return nextSteps(questionnaire, scoreTest(questionnaire, answers), organisation).map(
    ({ advice }) => advice.number,
  )
}
