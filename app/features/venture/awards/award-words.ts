import * as m from '#messages'
import { words as conditions } from '#words/award_condition'
import { words as reports } from '#words/award_report'
import { words as reportStates } from '#words/award_report_state'
import { words as states } from '#words/award_state'
import { words as trancheStates } from '#words/award_tranche_state'
import type { AwardView } from '../../../../shared/contract/venture/award-parts.ts'
import type {
  AwardState,
  ReportState,
  TrancheState,
} from '../../../../shared/rules/venture/award-transitions.ts'
import type { Tone } from '../../../ui/status-tag.tsx'
import { yuanText } from '../yuan-text.ts'

export { conditions, reportStates, reports, states, trancheStates }

export const stateTones: Record<AwardState, Tone> = {
  awarded: 'amber',
  agreed: 'azure',
  running: 'azure',
  closed: 'green',
  stopped: 'plain',
}
export const trancheTones: Record<TrancheState, Tone> = {
  asked: 'amber',
  planned: 'plain',
  proposed: 'amber',
  paid: 'green',
  ended: 'plain',
}
export const reportTones: Record<ReportState, Tone> = {
  draft: 'plain',
  sent: 'azure',
  returned: 'amber',
  accepted: 'green',
}

/** What is still to be paid, as far as anything is agreed. */
export const openText = ({ state, open }: Pick<AwardView, 'state' | 'open'>) =>
  state === 'awarded' ? m.award_nothing_agreed() : yuanText(open)

type Report = AwardView['reports'][number]
/** A report whose answers the team can still write. */
export const isOpen = ({ state }: Report) => state === 'draft' || state === 'returned'
