import { ApiError } from '../../../shared/contract/errors.ts'
import { type Answers, questionsOf } from '../../../shared/rules/applications/check-answers.ts'
import { areFiguresDue, leastAnswers } from '../../../shared/rules/surveys.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { answersContext, listAnswers } from './answers.queries.ts'
import { countAnswers, isShown } from './count-answers.ts'
import { getSurveyRow } from './survey.policy.ts'
import type { SurveyRow } from './surveys.queries.ts'

type Ctx = CallContext<StaffMember>

/** A closed survey's answers by question. @throws ApiError `notAvailable` */
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
 * Every counted answer as a row, under the questions in the request's language; a question with fewer than
 * five answers stays empty.
 * @throws ApiError `notAvailable`, `stepUpNeeded`, `illegalTransition` while it is open, `tooFewAnswers`
 */
export async function exportSurveyAnswers(ctx: Ctx, { surveyId }: { surveyId: string }) {
  const row = await getSurveyRow(ctx, surveyId)
  if (!areFiguresDue(row, await findToday(ctx.db))) throw new ApiError('illegalTransition')
  const answers = await countedAnswers(ctx, row)
  if (answers.length < leastAnswers) throw new ApiError('tooFewAnswers')
  const questions = questionsOf(row.questions)
  const shown = new Set(questions.map(({ key }) => key).filter((key) => isShown(key, answers)))
  ctx.audit({
    kind: 'survey.exported',
    subjectKind: 'survey',
    subjectId: row.id,
    after: { rows: answers.length },
  })
  const cellOf = (given: Answers, key: string) => {
    const question = questions.find((one) => one.key === key)
    const value = given[key]
    if (value === undefined || !question || !shown.has(key)) return null
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
 * None while the survey is open: comparing figures before and after an answer would reveal it. A closed
 * survey takes no more, so its figures never change.
 */
async function countedAnswers(ctx: Ctx, row: SurveyRow): Promise<Answers[]> {
  if (!areFiguresDue(row, await findToday(ctx.db))) return []
  const rows = await listAnswers(ctx.db, row.id)
  return rows.map((one) => JSON.parse(ctx.services.cipher.decrypt(one.answers_encrypted, answersContext)))
}
