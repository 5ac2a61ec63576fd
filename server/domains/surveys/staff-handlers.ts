import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { createSurvey, getSurvey, listSurveys, removeSurvey, saveSurvey } from './edit-survey.ts'
import { closeSurvey, countSurveyRecipients, sendSurveyOut } from './send-survey.ts'
import { exportSurveyAnswers, readSurveyResults } from './survey-results.ts'

export const surveysStaffHandlers: HandlersOf<Contract['surveysStaff']> = {
  list: listSurveys,
  create: createSurvey,
  detail: getSurvey,
  save: saveSurvey,
  remove: removeSurvey,
  countRecipients: countSurveyRecipients,
  send: sendSurveyOut,
  close: closeSurvey,
  results: readSurveyResults,
  exportAnswers: exportSurveyAnswers,
}
