import { z } from 'zod'
import { surveyKinds, surveyStates } from '../rules/surveys.ts'
import { answersInput, sectionView } from './applications/application-parts.ts'
import { call } from './call.ts'
import { isoDate, ownedId, pageNumber, pageSize, shownId } from './content/fields.ts'

const mySurvey = z.object({
  surveyId: shownId,
  kind: z.enum(surveyKinds),
  title: z.string(),
  state: z.enum(surveyStates),
  /** The last day for answers; null for none. */
  closesOn: isoDate.nullable(),
  answeredOn: isoDate.nullable(),
})
export type MySurvey = z.output<typeof mySurvey>

const surveyDetail = mySurvey.extend({
  lead: z.string(),
  sections: z.array(sectionView),
})
export type SurveyDetail = z.output<typeof surveyDetail>

export const surveys = {
  /** The surveys that I was invited to, newest first. */
  mine: call({
    path: 'survey/v1/list',
    access: 'signedIn',
    effect: 'read',
    input: z.object({ page: pageNumber, pageSize }),
    output: z.object({ list: z.array(mySurvey), total: z.number().int(), open: z.number().int() }),
  }),
  /** A survey that I was invited to, with its questions. Errors: `notAvailable`. */
  detail: call({
    path: 'survey/v1/detail',
    access: 'signedIn',
    effect: 'read',
    input: z.object({ surveyId: ownedId }),
    output: surveyDetail,
  }),
  /**
   * Answers it, once and finally; the answers are stored without the person. Errors: `notAvailable`,
   * `alreadyAnswered`, `illegalTransition` where it is closed, `invalidInput` by `answers.<key>`.
   */
  answer: call({
    path: 'survey/v1/answer',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ surveyId: ownedId, answers: answersInput }),
    output: z.object({ answeredOn: isoDate }),
  }),
}
