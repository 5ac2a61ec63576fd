import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { answerSurvey } from './answer-survey.ts'
import { listMySurveys, openSurvey } from './my-surveys.ts'

export const surveysHandlers: HandlersOf<Contract['surveys']> = {
  mine: listMySurveys,
  detail: openSurvey,
  answer: answerSurvey,
}
