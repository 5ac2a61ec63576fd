import * as m from '#messages'
import { words as events } from '#words/super_admin_event'
import { words as kinds } from '#words/super_admin_kind'
import type { SuperAdminChangeDetail } from '../../../shared/contract/organisations/super-admin-change.ts'
import type {
  ChangeSide,
  SuperAdminChangeKind,
  SuperAdminChangeState,
} from '../../../shared/rules/organisations/super-admin-change.ts'
import type { Tone } from '../../ui/status-tag.tsx'

/** The state as one of its sides reads it: nobody is “the other side” to themselves. */
export function changeStateText({
  state,
  turn,
  mySide,
}: Pick<SuperAdminChangeDetail, 'state' | 'turn' | 'mySide'>): { text: string; tone: Tone } {
  if (turn === 'otherSide' && mySide === 'otherSide')
    return { text: m.super_admin_state_mine(), tone: 'amber' }
  if (state === 'contested' && mySide === 'otherSide')
    return { text: m.super_admin_state_contested_mine(), tone: 'azure' }
  const states: Record<SuperAdminChangeState, [() => string, Tone]> = {
    requested: [m.super_admin_state_requested, 'azure'],
    notified: [m.super_admin_state_notified, 'azure'],
    cooling_off: [m.super_admin_state_cooling_off, 'amber'],
    deciding: [m.super_admin_state_deciding, 'azure'],
    contested: [m.super_admin_state_contested, 'azure'],
    done: [m.super_admin_state_done, 'green'],
    refused: [m.super_admin_state_refused, 'red'],
    withdrawn: [m.super_admin_state_withdrawn, 'plain'],
  }
  const [text, tone] = states[state]
  return { text: text(), tone }
}

export function changeKindText(kind: SuperAdminChangeKind): string {
  return kinds[kind]()
}

type Words = Partial<Record<string, () => string>>

/** The other side's own steps, told to it with “you”. */
const ownSteps: Words = {
  agree: m.super_admin_event_agree_mine,
  contest: m.super_admin_event_contest_mine,
  elapse: m.super_admin_event_elapse_mine,
}

/** An event as one of its sides reads it. */
export function changeEventText(action: string, mySide: ChangeSide): string {
  const own = mySide === 'otherSide' ? ownSteps[action] : undefined
  return (own ?? (events as Words)[action])?.() ?? action
}

export function changeSideText(side: ChangeSide | 'portal' | 'staff', mySide: ChangeSide): string {
  if (side === mySide) return m.super_admin_side_mine()
  const sides = {
    requester: m.super_admin_side_requester,
    otherSide: m.super_admin_side_other,
    portal: m.side_portal,
    staff: m.side_staff,
  }
  return sides[side]()
}
