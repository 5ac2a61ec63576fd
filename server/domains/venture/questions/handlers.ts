import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { listIssues } from './list-issues.ts'
import { editionsOf, listWorks } from './my-works.ts'
import { answerTeam, askTeam, reviewQuestions } from './staff-questions.ts'
import { readLog, readQuestions, replyOrAsk } from './team-questions.ts'

export const ventureQuestionsHandlers: HandlersOf<Contract['ventureQuestions']> = {
  works: (ctx, input) => listWorks(ctx, input, editionsOf.works),
  worksV3: (ctx, input) => listWorks(ctx, input, editionsOf.worksV3),
  worksV4: (ctx, input) => listWorks(ctx, input, editionsOf.worksV4),
  issues: listIssues,
  question: readQuestions,
  readlog: readLog,
  reply: replyOrAsk,
}

export const ventureQuestionsStaffHandlers: HandlersOf<Contract['ventureQuestionsStaff']> = {
  detail: reviewQuestions,
  ask: askTeam,
  answer: answerTeam,
}
