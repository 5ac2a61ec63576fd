import { z } from 'zod'
import { ownedId } from '../../../shared/contract/fields.ts'
import { stateOn } from '../../../shared/rules/surveys.ts'
import type { Db } from '../../db/database.ts'
import { findToday } from '../../db/working-days.queries.ts'
import type { Services } from '../../services.ts'
import { notify } from '../messages/notify.ts'
import { claimUntold, dropRecipients, holdOpenSurvey, markTold } from './recipients.queries.ts'

const payloadSchema = z.object({ surveyId: ownedId })

const peoplePerTurn = 100

/**
 * Tells those whom an open survey has not told. Each turn is one transaction with its messages, so nobody is told
 * twice whatever dies in between; several nodes share the work, each with people of its own.
 */
export async function sendSurvey(services: Services, payload: unknown): Promise<void> {
  const { surveyId } = payloadSchema.parse(payload)
  const until = Date.now() + 20_000
  while (await tellSome(services, surveyId)) {
    if (Date.now() < until) continue
    await services.enqueue(services.pool, 'send-survey', { surveyId })
    return
  }
}

/** One turn; false where nobody is left to be told. */
async function tellSome(services: Services, surveyId: string): Promise<boolean> {
  return services.pool.transaction().execute((db) => tellNext({ db, services }, surveyId))
}

async function tellNext(ctx: { db: Db; services: Services }, surveyId: string): Promise<boolean> {
  const { db } = ctx
  const survey = await holdOpenSurvey(db, surveyId)
  if (!survey || stateOn(survey, await findToday(db)) !== 'open') return false
  const claimed = await claimUntold(db, surveyId, survey.recipients_group, peoplePerTurn)
  const meant = claimed.filter(({ isStillMeant }) => isStillMeant).map(({ account_id }) => account_id)
  const others = claimed.filter(({ isStillMeant }) => !isStillMeant).map(({ account_id }) => account_id)
  await dropRecipients(db, surveyId, others)
  for (const accountId of meant) {
    await notify(ctx, {
      to: { kind: 'account', accountId, needs: { kind: 'asked', surveyId } },
      category: 'internal',
      template: survey.kind === 'survey' ? 'survey_sent' : 'invitation_sent',
      params: { title: survey.title },
      link: `/surveyDetail?survey=${surveyId}`,
    })
  }
  await markTold(db, surveyId, meant)
  return claimed.length > 0
}
