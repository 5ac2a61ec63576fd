import { z } from 'zod'
import { ownedId } from '../../../shared/contract/content/fields.ts'
import { stateOn } from '../../../shared/rules/surveys.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { eachInTransaction, laterTry } from '../../jobs/each-alone.ts'
import type { OwnContext } from '../../own-transaction.ts'
import type { Services } from '../../services.ts'
import { notify } from '../messages/notify.ts'
import { claimUntold, dropRecipient, holdOpenSurvey, listUntold, markTold } from './recipients.queries.ts'

const payloadSchema = z.object({ surveyId: ownedId })

const peopleATurn = 500

/**
 * Notifies an open survey's remaining recipients, each in one transaction with the message, so that nobody is
 * notified twice whatever fails; several nodes share the work. Failures are retried later.
 */
export async function sendSurvey(services: Services, payload: unknown, jobId: string): Promise<void> {
  const { surveyId } = payloadSchema.parse(payload)
  const untold = await listUntold(services.pool, surveyId, peopleATurn)
  const list = () => untold.map((accountId) => ({ accountId, id: `${surveyId}/${accountId}` }))
  const left = await eachInTransaction({ services, jobId, task: 'send-survey', list }, (ctx, { accountId }) =>
    tellOne(ctx, surveyId, accountId),
  )
  const again = untold.length === peopleATurn ? {} : laterTry
  if (left > 0 || untold.length === peopleATurn)
    await services.enqueue(services.pool, 'send-survey', { surveyId }, again)
}

async function tellOne(ctx: OwnContext, surveyId: string, accountId: string): Promise<void> {
  const { db } = ctx
  const survey = await holdOpenSurvey(db, surveyId)
  if (!survey || stateOn(survey, await findToday(db)) !== 'open') return
  const claimed = await claimUntold(db, surveyId, survey.recipients_group, accountId)
  if (!claimed) return
  if (!claimed.isStillMeant) {
    await dropRecipient(db, surveyId, accountId)
    return
  }
  await notify(ctx, {
    to: { kind: 'account', accountId, needs: { kind: 'asked', surveyId } },
    category: 'internal',
    template: survey.kind === 'survey' ? 'survey_sent' : 'invitation_sent',
    params: { title: survey.title },
    link: `/surveyDetail?survey=${surveyId}`,
  })
  await markTold(db, surveyId, accountId)
}
