import { ApiError } from '../../../shared/contract/errors.ts'
import { type Answers, questionsOf } from '../../../shared/rules/check-answers.ts'
import { leastAnswers, stateOn } from '../../../shared/rules/surveys.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { answersContext, listAnswers } from './answers.queries.ts'
import { countAnswers } from './count-answers.ts'
import { getSurveyRow } from './survey.policy.ts'
import type { SurveyRow } from './surveys.queries.ts'

type Ctx = CallContext<StaffMember>

/** What was answered, question by question. @throws ApiError `notAvailable` */
export async function readSurveyResults(ctx: Ctx, { surveyId }: { surveyId: string }) {
  const row = await getSurveyRow(ctx, surveyId)
  const answers = await countedAnswers(ctx, row)
  const isHidden = answers.length < leastAnswers
  return {
    answered: row.answered,
    counted: isHidden ? 0 : answers.length,
    isHidden,
    results: isHidden ? [] : countAnswers(row.questions, answers, ctx.locale),
  }
}

/**
 * Every counted answer, a row each, under the questions in the language of the request.
 * @throws ApiError `notAvailable`, `stepUpNeeded`, `tooFewAnswers`
 */
export async function exportSurveyAnswers(ctx: Ctx, { surveyId }: { surveyId: string }) {
  const row = await getSurveyRow(ctx, surveyId)
  const answers = await countedAnswers(ctx, row)
  if (answers.length < leastAnswers) throw new ApiError('tooFewAnswers')
  const questions = questionsOf(row.questions)
  ctx.audit({
    kind: 'survey.exported',
    subjectKind: 'survey',
    subjectId: row.id,
    after: { rows: answers.length },
  })
  const cellOf = (given: Answers, key: string) => {
    const question = questions.find((one) => one.key === key)
    const value = given[key]
    if (value === undefined || !question) return null
    if (typeof value === 'number') return value
    const values = Array.isArray(value) ? value : [String(value)]
    if (!('options' in question)) return values.join('\n')
    const labelOf = (chosen: string) =>
      question.options.find((option) => option.value === chosen)?.label[ctx.locale] ?? chosen
    return values.map(labelOf).join(' | ')
  }
  return {
    rows: [
      questions.map(({ label }) => label[ctx.locale]),
      ...answers.map((given) => questions.map(({ key }) => cellOf(given, key))),
    ],
  }
}

/**
 * While answers come in only full fives are counted: whoever looked before and after one came would otherwise see what
 * it says. With the last one everything is.
 */
async function countedAnswers(ctx: Ctx, row: SurveyRow): Promise<Answers[]> {
  const state = stateOn(row, await findToday(ctx.db))
  const batches =
    state === 'open' ? Math.floor(row.answered / leastAnswers) : Math.ceil(row.answered / leastAnswers)
  const rows = await listAnswers(ctx.db, row.id, batches)
  return rows.map((one) => JSON.parse(ctx.services.cipher.decrypt(one.answers_encrypted, answersContext)))
}
