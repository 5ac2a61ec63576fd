import * as m from '#messages'
import { words as stateWords } from '#words/volunteers_state'
import type { Standing } from '../../../shared/contract/volunteers/hosting.ts'
import type { SignupState } from '../../../shared/rules/volunteers/signups.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export { stateWords }

/** How its host reads a state: two differ, since it is the other side's turn. */
export const hostStateWords: Record<SignupState, () => string> = {
  ...stateWords,
  applied: m.volunteers_list_applied,
  offered: m.volunteers_list_offered,
}

/** How a volunteer sees the state of a sign-up. */
export const stateTones: Record<SignupState, Tone> = {
  applied: 'azure',
  waitlisted: 'azure',
  offered: 'amber',
  accepted: 'green',
  declined: 'plain',
  withdrawn: 'plain',
  lapsed: 'plain',
  cancelled: 'red',
  attended: 'green',
  absent: 'red',
  stated: 'amber',
  disputed: 'amber',
  confirmed: 'green',
}

/** Where a team's activity stands. */
export const standingTones: Record<Standing, Tone> = {
  inReview: 'azure',
  published: 'green',
  sentBack: 'amber',
  notSent: 'plain',
}

export const signupDone = ['take', 'withdraw', 'checkIn', 'hours'] as const
export type SignupDone = (typeof signupDone)[number]

/** What a volunteer reads after a step of their own. */
export const doneWords: Record<SignupDone, () => string> = {
  take: m.volunteers_done_take,
  withdraw: m.volunteers_done_withdraw,
  checkIn: m.volunteers_done_check_in,
  hours: m.volunteers_done_hours,
}
