import { ApiError } from '../../../shared/contract/errors.ts'
import { missingInSurvey } from '../../../shared/rules/surveys.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { move, requireStep } from '../move.ts'
import { addRecipients, countGroup } from './recipients.queries.ts'
import { getSurveyRow, getSurveyToChange } from './survey.policy.ts'
import { surveyLifecycle } from './survey-lifecycle.ts'

type Ctx = CallContext<StaffMember>
type Known = { surveyId: string; version: number }

/** The present size of a survey's group. @throws ApiError `notAvailable` */
export async function countSurveyRecipients(ctx: Ctx, { surveyId }: { surveyId: string }) {
  const row = await getSurveyRow(ctx, surveyId)
  return { recipients: await countGroup(ctx.db, row.recipients_group) }
}

/**
 * Opens a draft to everyone in its group at this moment; a job notifies them.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `stepUpNeeded`, `invalidInput`
 */
export async function sendSurveyOut(ctx: Ctx, input: Known) {
  const row = await getSurveyToChange(ctx, input)
  const { accountId } = ctx.actor
  const step = { action: 'sent', accountId } as const
  await requireStep(ctx, surveyLifecycle, row, step)
  const draft = { ...row, group: row.recipients_group, closesOn: row.closes_on }
  const fields = missingInSurvey(draft, await findToday(ctx.db))
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  const recipients = await addRecipients(ctx.db, row.id, row.recipients_group)
  if (recipients === 0) throw new ApiError('invalidInput', { fields: { recipients: { reason: 'required' } } })
  await move(ctx, surveyLifecycle, row, {
    ...step,
    set: { opened_by: accountId, opened_at: databaseClock },
    facts: { group: row.recipients_group, recipients },
  })
  return { recipients }
}

/** Ends answers and notifications. @throws ApiError `notAvailable`, `conflict`, `illegalTransition` */
export async function closeSurvey(ctx: Ctx, input: Known) {
  const row = await getSurveyToChange(ctx, input)
  const { version } = await move(ctx, surveyLifecycle, row, {
    action: 'closed',
    accountId: ctx.actor.accountId,
    set: { closed_at: databaseClock },
    facts: { told: row.told, answered: row.answered },
  })
  return { version }
}
