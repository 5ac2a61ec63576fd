import type { Steps } from '../lifecycle.ts'

/** Every state of a sign-up for a shift. From `offered` on, and in `accepted`, it holds its places. */
export const signupStates = [
  'applied',
  'waitlisted',
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'cancelled',
  'attended',
  'absent',
  'stated',
  'disputed',
  'confirmed',
] as const
export type SignupState = (typeof signupStates)[number]

/**
 * `offered`: a place has become free, and whoever waited takes it until a time. A shift that takes people at once
 * accepts by the portal; every other is answered by its host.
 */
export const signupTransitions = {
  accept: { from: ['applied', 'waitlisted'], to: 'accepted', by: ['host', 'portal'], undoes: [] },
  wait: { from: ['applied'], to: 'waitlisted', by: ['host', 'portal'], undoes: [] },
  decline: { from: ['applied', 'waitlisted'], to: 'declined', by: 'host' },
  offer: { from: ['waitlisted'], to: 'offered', by: 'portal' },
  take: { from: ['offered'], to: 'accepted', by: 'volunteer' },
  withdraw: {
    from: ['applied', 'waitlisted', 'offered', 'accepted'],
    to: 'withdrawn',
    by: 'volunteer',
  },
  /** An offer was not taken in time, or the shift has begun. */
  lapse: { from: ['applied', 'waitlisted', 'offered'], to: 'lapsed', by: 'portal' },
  /** The host calls the shift off. */
  cancel: { from: ['applied', 'waitlisted', 'offered', 'accepted'], to: 'cancelled', by: 'host' },
  /** By the host's list, or by the code that the host shows. */
  attend: { from: ['accepted', 'absent'], to: 'attended', by: ['host', 'volunteer'], undoes: [] },
  /** Came, and left before the end; the time may be corrected. */
  leave: { from: ['accepted', 'absent'], stays: ['attended'], to: 'attended', by: 'host' },
  miss: { from: ['accepted', 'attended'], to: 'absent', by: 'host' },
  /** One side states hours; the other confirms them, or answers with its own. */
  state: { from: ['attended'], stays: ['stated'], to: 'stated', by: ['host', 'volunteer'], undoes: [] },
  confirm: { from: ['stated', 'disputed'], to: 'confirmed', by: ['host', 'volunteer'], undoes: [] },
  /** Either side has staff settle the hours, also those that it has confirmed, or none where it counts as absent. */
  dispute: {
    from: ['stated', 'confirmed', 'absent'],
    stays: ['disputed'],
    to: 'disputed',
    by: ['host', 'volunteer'],
    undoes: [],
  },
  settle: { from: ['disputed'], to: 'confirmed', by: 'staff', undoes: [] },
  /** The disputed hours are none: staff settle it so, or the volunteer agrees. */
  deny: { from: ['disputed'], to: 'absent', by: ['host', 'volunteer', 'staff'], undoes: [] },
} as const satisfies Steps<SignupState, 'host' | 'volunteer' | 'staff' | 'portal'>

export const hostDecisions = ['accept', 'wait', 'decline'] as const
export type HostDecision = (typeof hostDecisions)[number]
export const hostAttendances = ['attend', 'leave', 'miss'] as const
export type HostAttendance = (typeof hostAttendances)[number]
export const hoursSides = ['host', 'volunteer'] as const
export type HoursSide = (typeof hoursSides)[number]
export const hoursActions = ['state', 'confirm', 'dispute'] as const
export type HoursAction = (typeof hoursActions)[number]
export const volunteerAnswers = ['take', 'withdraw'] as const
export type VolunteerAnswer = (typeof volunteerAnswers)[number]

export const signupTerms = {
  /** Working days within which a host answers. */
  answerWorkingDays: 2,
  /** Hours for taking a place that has become free; near the start a quarter of the time that is left. */
  offerHours: 24,
  /** Open sign-ups for skilled work at one host. */
  openCalls: 3,
  /** The largest group that signs up together. */
  mostPeople: 30,
  mostPlaces: 2_000,
  /** Shifts of one activity. */
  mostShifts: 60,
  /** People whom a host enters as having come unannounced. */
  mostWalkIns: 500,
} as const
