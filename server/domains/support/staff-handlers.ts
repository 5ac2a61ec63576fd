import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { answerFeedback, closeFeedback, triageFeedback } from './handle-feedback.ts'
import { listHelpVotes } from './list-help-votes.ts'
import { openFeedbackPapers } from './open-feedback-papers.ts'
import { reviewFeedback } from './review-feedback.ts'

export const supportStaffHandlers: HandlersOf<Contract['supportStaff']> = {
  helpVotes: listHelpVotes,
  detail: reviewFeedback,
  openPapers: openFeedbackPapers,
  triage: triageFeedback,
  answer: answerFeedback,
  close: closeFeedback,
}
