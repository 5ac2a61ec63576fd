import * as m from '#messages'
import { words as parties } from '#words/application_party'
import type { ApplicationAction, Party } from '../../../shared/rules/applications/application-transitions.ts'

/** What happened, as staff read it: without “you”, which in the applicant's wording means the applicant. */
export function eventName(action: ApplicationAction): string {
  return names[action]()
}

export function partyName(party: Party): string {
  return parties[party]()
}

const names: Record<ApplicationAction, () => string> = {
  submit: m.application_event_submit,
  amend: m.application_event_amend,
  release: m.application_event_release,
  open: m.application_event_open,
  requestCorrection: m.staff_correction_title,
  correct: m.application_event_correct,
  lapse: m.application_event_lapse,
  withdraw: m.application_event_withdraw,
  approve: m.application_event_approve,
  reject: m.application_event_reject,
  fulfil: m.staff_state_application_fulfilling,
  confirm: m.application_event_confirm,
  complete: m.application_event_complete,
  expire: m.application_event_expire,
  revoke: m.application_event_revoke,
  appeal: m.application_event_appeal,
  reverseApproval: m.application_event_reverse_approval,
  reverseRejection: m.application_event_reverse_rejection,
}
