import { ApiError } from '../../../shared/contract/errors.ts'
import { missingInSurvey } from '../../../shared/rules/surveys.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { addRecipients, countGroup } from './recipients.queries.ts'
import { getDraftToChange, getSurveyRow, getSurveyToChange } from './survey.policy.ts'
import { closeSurveyRow, openSurveyRow } from './surveys.queries.ts'

type Ctx = CallContext<StaffMember>
type Known = { surveyId: string; version: number }

/** How many people the group of a survey has now. @throws ApiError `notAvailable` */
export async function countSurveyRecipients(ctx: Ctx, { surveyId }: { surveyId: string }) {
  const row = await getSurveyRow(ctx, surveyId)
  return { recipients: await countGroup(ctx.db, row.recipients_group) }
}

/**
 * Opens a draft for everyone in its group at this moment; a job tells them.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `stepUpNeeded`, `invalidInput`
 */
export async function sendSurveyOut(ctx: Ctx, input: Known) {
  const row = await getDraftToChange(ctx, input)
  const draft = { ...row, group: row.recipients_group, closesOn: row.closes_on }
  const fields = missingInSurvey(draft, await findToday(ctx.db))
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  const recipients = await addRecipients(ctx.db, row.id, row.recipients_group)
  if (recipients === 0) throw new ApiError('invalidInput', { fields: { recipients: { reason: 'required' } } })
  await openSurveyRow(ctx.db, row.id, ctx.actor.accountId)
  await ctx.services.enqueue(ctx.db, 'send-survey', { surveyId: row.id })
  ctx.audit({
    kind: 'survey.sent',
    subjectKind: 'survey',
    subjectId: row.id,
    after: { group: row.recipients_group, recipients },
  })
  return { recipients }
}

/** Takes no more answers, and tells nobody any more. @throws ApiError `notAvailable`, `conflict`, `illegalTransition` */
export async function closeSurvey(ctx: Ctx, input: Known) {
  const row = await getSurveyToChange(ctx, input)
  if (row.state !== 'open') throw new ApiError('illegalTransition')
  const version = await closeSurveyRow(ctx.db, row.id)
  ctx.audit({
    kind: 'survey.closed',
    subjectKind: 'survey',
    subjectId: row.id,
    after: { told: row.told, answered: row.answered },
  })
  return { version }
}
