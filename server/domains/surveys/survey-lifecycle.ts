import { surveyTransitions } from '../../../shared/rules/surveys.ts'
import { type ColumnsOf, changeSeen } from '../../db/change-seen.queries.ts'
import type { Lifecycle } from '../move.ts'
import type { SurveyRow } from './surveys.queries.ts'

/** After sending, a job notifies the recipients. */
export const surveyLifecycle: Lifecycle<SurveyRow, typeof surveyTransitions, ColumnsOf<'surveys'>> = {
  table: surveyTransitions,
  subject: 'survey',
  kept: ({ state, version }) => ({ state, version }),
  change: async (db, survey, state, set) => {
    const changed = await changeSeen(db, 'surveys', survey, { ...set, state })
    return changed && { ...survey, ...changed }
  },
  follow: async ({ db, services }, { action, after }) => {
    if (action === 'sent') await services.enqueue(db, 'send-survey', { surveyId: after.id })
  },
}
