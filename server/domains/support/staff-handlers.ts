import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listHelpVotes } from './list-help-votes.ts'

export const supportStaffHandlers: HandlersOf<Contract['supportStaff']> = {
  helpVotes: listHelpVotes,
}
