import * as m from '#messages'
import type {
  ApplicationLabel,
  ApplicationStep,
  Turn,
} from '../../../shared/rules/applications/application-status.ts'
import type { ApplicationAction, Party } from '../../../shared/rules/applications/application-transitions.ts'
import type { Tone } from '../../ui/status-tag.tsx'

type Words<Name extends string> = Record<Name, () => string>

/** The public label of a state. */
export function labelText(label: ApplicationLabel): string {
  return labels[label]()
}

export function labelTone(label: ApplicationLabel): Tone {
  return tones[label]
}

const tones: Record<ApplicationLabel, Tone> = {
  draft: 'amber',
  received: 'azure',
  underReview: 'azure',
  moreNeeded: 'amber',
  appealed: 'azure',
  approved: 'green',
  toConfirm: 'amber',
  inUse: 'green',
  ended: 'plain',
  takenBack: 'red',
  refused: 'red',
  withdrawn: 'plain',
}

/** The name of a step of the tracker. */
export function stepText(step: ApplicationStep): string {
  return steps[step]()
}

/** The name of an event in the timeline. */
export function eventText(action: ApplicationAction): string {
  return events[action]()
}

export function partyText(party: Party): string {
  return parties[party]()
}

export function turnText(turn: Turn): string {
  return turns[turn]()
}

const labels: Words<ApplicationLabel> = {
  draft: m.application_label_draft,
  received: m.application_label_received,
  underReview: m.application_label_under_review,
  moreNeeded: m.application_label_more_needed,
  appealed: m.application_label_appealed,
  approved: m.application_label_approved,
  toConfirm: m.application_label_to_confirm,
  inUse: m.application_label_in_use,
  ended: m.application_label_ended,
  takenBack: m.application_label_taken_back,
  refused: m.application_label_refused,
  withdrawn: m.application_label_withdrawn,
}

const steps: Words<ApplicationStep> = {
  fillIn: m.application_step_fill_in,
  submit: m.application_step_submit,
  review: m.application_step_review,
  decision: m.application_step_decision,
  handOver: m.application_step_hand_over,
  use: m.application_step_use,
}

const events: Words<ApplicationAction> = {
  submit: m.application_event_submit,
  amend: m.application_event_amend,
  release: m.application_event_release,
  open: m.application_event_open,
  requestCorrection: m.application_event_request_correction,
  correct: m.application_event_correct,
  lapse: m.application_event_lapse,
  withdraw: m.application_event_withdraw,
  approve: m.application_event_approve,
  reject: m.application_event_reject,
  fulfil: m.application_event_fulfil,
  confirm: m.application_event_confirm,
  complete: m.application_event_complete,
  expire: m.application_event_expire,
  revoke: m.application_event_revoke,
  appeal: m.application_event_appeal,
  reverseApproval: m.application_event_reverse_approval,
  reverseRejection: m.application_event_reverse_rejection,
}

const parties: Words<Party> = {
  applicant: m.application_party_applicant,
  staff: m.application_party_staff,
  portal: m.application_party_portal,
}

const turns: Words<Turn> = {
  applicant: m.application_turn_short_applicant,
  programme: m.application_turn_short_programme,
  nobody: m.application_turn_short_nobody,
}
