import { ApiError } from '../../../shared/contract/errors.ts'
import { checkAnswers } from '../../../shared/rules/applications/check-answers.ts'
import { leastAnswers, stateOn } from '../../../shared/rules/surveys.ts'
import type { Account, CallContext } from '../../context.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { addAnswers, answersContext, countAnswer, markAnswered } from './answers.queries.ts'
import { findMine } from './my-surveys.queries.ts'

type Input = { surveyId: string; answers: Record<string, unknown> }

/**
 * Answers a survey, finally. The recipient's row records that they answered, another row the answers, and
 * nothing links the two.
 * @throws ApiError `notAvailable`, `alreadyAnswered`, `illegalTransition`, `invalidInput` by `answers.<key>`
 */
export async function answerSurvey(ctx: CallContext<Account>, { surveyId, answers: raw }: Input) {
  const { accountId } = ctx.actor
  const mine = await findMine(ctx.db, accountId, surveyId)
  if (!mine) throw new ApiError('notAvailable')
  const today = await findToday(ctx.db)
  if (mine.answered_on !== null) throw new ApiError('alreadyAnswered')
  if (stateOn(mine, today) !== 'open') throw new ApiError('illegalTransition')
  const { answers, fields } = checkAnswers(mine.questions, raw, { today })
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  // Of one person's concurrent answers the first counts; the others find its row.
  if (!(await markAnswered(ctx.db, surveyId, accountId, today))) throw new ApiError('alreadyAnswered')
  const count = await countAnswer(ctx.db, surveyId)
  if (count === null) throw new ApiError('illegalTransition')
  await addAnswers(ctx.db, {
    survey_id: surveyId,
    batch: Math.ceil(count / leastAnswers),
    answers_encrypted: ctx.services.cipher.encrypt(JSON.stringify(answers), answersContext),
  })
  ctx.audit({ kind: 'survey.answered', subjectKind: 'survey', subjectId: surveyId })
  return { answeredOn: today }
}
