import type { Steps } from '../lifecycle.ts'

/** The states of a request to join a team. */
export const joinStates = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const
export type JoinState = (typeof joinStates)[number]

export const joinTransitions = {
  accept: { from: ['open'], to: 'accepted', by: 'team' },
  decline: { from: ['open'], to: 'declined', by: 'team' },
  withdraw: { from: ['open'], to: 'withdrawn', by: 'asker' },
  lapse: { from: ['open'], to: 'lapsed', by: 'portal' },
} as const satisfies Steps<JoinState, 'team' | 'asker' | 'portal'>

/** The figures of joining by request that pages state and the server keeps. */
export const joinTerms = {
  /** So long a request waits for the team before it ends by itself. */
  openDays: 30,
} as const
