import * as m from '#messages'
import type {
  ChangeSide,
  SuperAdminChangeState,
  SuperAdminVerdict,
} from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Tone } from '../../../ui/status-tag.tsx'

export { words as changeHindrances } from '#words/staff_change_hindered'
export { words as changeKinds } from '#words/super_admin_kind'

/** The words of changes of super admin, as staff read them. */
export const changeStates: Record<SuperAdminChangeState, { text: () => string; tone: Tone }> = {
  requested: { text: m.super_admin_state_requested, tone: 'azure' },
  notified: { text: m.super_admin_state_notified, tone: 'azure' },
  cooling_off: { text: m.super_admin_state_cooling_off, tone: 'azure' },
  deciding: { text: m.super_admin_state_deciding, tone: 'amber' },
  contested: { text: m.super_admin_state_contested, tone: 'amber' },
  done: { text: m.super_admin_state_done, tone: 'green' },
  refused: { text: m.super_admin_state_refused, tone: 'red' },
  withdrawn: { text: m.super_admin_state_withdrawn, tone: 'plain' },
}

export const changeVerdicts: Record<SuperAdminVerdict, () => string> = {
  complete: m.staff_change_complete,
  refuse: m.staff_change_refuse,
}

export const changeSides: Record<ChangeSide | 'portal' | 'staff', () => string> = {
  requester: m.super_admin_side_requester,
  otherSide: m.super_admin_side_other,
  portal: m.staff_side_portal,
  staff: m.staff_side_staff,
}

/** The name of an event in a change. */
export function changeEventName(action: string): string {
  const events: Record<string, () => string> = {
    request: m.super_admin_event_request,
    notify: m.super_admin_event_notify,
    coolOff: m.super_admin_event_cool_off,
    agree: m.super_admin_event_agree,
    contest: m.super_admin_event_contest,
    withdraw: m.super_admin_event_withdraw,
    elapse: m.super_admin_event_elapse,
    firstOpinion: m.super_admin_event_first_opinion,
    complete: m.super_admin_event_complete,
    refuse: m.super_admin_event_refuse,
  }
  return events[action]?.() ?? action
}
