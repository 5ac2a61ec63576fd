import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getHelpArticle, helpFor, listHelp, searchHelp } from './help.ts'
import { voteHelp } from './vote-help.ts'

export const supportHandlers: HandlersOf<Contract['support']> = {
  describeSupportCenterList: listHelp,
  helpArticle: getHelpArticle,
  helpFor,
  helpSearch: searchHelp,
  helpVote: voteHelp,
}
