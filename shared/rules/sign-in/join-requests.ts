import type { Steps } from '../lifecycle.ts'

export const joinStates = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const
export type JoinState = (typeof joinStates)[number]

export const joinTransitions = {
  accept: { from: ['open'], to: 'accepted', by: 'team' },
  decline: { from: ['open'], to: 'declined', by: 'team' },
  withdraw: { from: ['open'], to: 'withdrawn', by: 'asker' },
  lapse: { from: ['open'], to: 'lapsed', by: 'portal' },
} as const satisfies Steps<JoinState, 'team' | 'asker' | 'portal'>

/** Terms of joining by request, the same in pages and server. */
export const joinTerms = {
  /** How long a request waits for the team before it lapses. */
  openDays: 30,
} as const
