import * as m from '#messages'
import type { JoinState } from '../../../shared/rules/sign-in/join-requests.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export function joinStateText(state: JoinState): string {
  switch (state) {
    case 'open':
      return m.auth_apply_state_open()
    case 'accepted':
      return m.auth_apply_state_accepted()
    case 'declined':
      return m.auth_apply_state_declined()
    case 'withdrawn':
      return m.auth_apply_state_withdrawn()
    case 'lapsed':
      return m.auth_apply_state_lapsed()
  }
}

export const joinTones: Record<JoinState, Tone> = {
  open: 'azure',
  accepted: 'green',
  declined: 'red',
  withdrawn: 'amber',
  lapsed: 'plain',
}
