import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { confirmAll, confirmOutcome } from './confirm.ts'
import { deliberateRound } from './deliberate-round.ts'
import { describeDecision } from './describe-decision.ts'
import { describeDeliberation } from './describe-deliberation.ts'
import { exportRanking } from './export-ranking.ts'
import { proposeAll, proposeOutcome } from './propose.ts'
import { holdPublish, publishRound } from './publish-round.ts'
import { describeWhatIf } from './what-if.ts'

export const ventureDecidingStaffHandlers: HandlersOf<Contract['ventureDecidingStaff']> = {
  deliberation: describeDeliberation,
  whatIf: describeWhatIf,
  decision: describeDecision,
  deliberate: deliberateRound,
  propose: proposeOutcome,
  proposeAll,
  confirm: confirmOutcome,
  confirmAll,
  publish: publishRound,
  holdPublish,
  exportRanking,
}
