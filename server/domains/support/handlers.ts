import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getHelpArticle, helpFor, listHelp, searchHelp } from './help.ts'
import { openFeedback } from './open-feedback.ts'
import { listFeedback, readFeedback } from './read-feedback.ts'
import { sendFeedback } from './send-feedback.ts'
import { voteHelp } from './vote-help.ts'
import { endFeedback, writeFeedback } from './write-feedback.ts'

export const supportHandlers: HandlersOf<Contract['support']> = {
  describeSupportCenterList: listHelp,
  helpArticle: getHelpArticle,
  helpFor,
  helpSearch: searchHelp,
  helpVote: voteHelp,
  feedbackSend: sendFeedback,
  feedbackOpen: openFeedback,
  feedbackDetail: readFeedback,
  feedbackWrite: writeFeedback,
  feedbackEnd: endFeedback,
  feedbackList: listFeedback,
}
