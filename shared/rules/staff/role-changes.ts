import type { Steps } from '../lifecycle.ts'

/** What two administrators change together. */
export const roleChangeKinds = [
  'memberRoles',
  'invitation',
  'roleMade',
  'roleChanged',
  'roleRetired',
] as const
export type RoleChangeKind = (typeof roleChangeKinds)[number]

/** The outcome of a change; only an open one moves on. */
export const roleChangeStates = ['open', 'confirmed', 'refused', 'withdrawn', 'lapsed'] as const
export type RoleChangeState = (typeof roleChangeStates)[number]

/** The requester neither confirms nor refuses it; what one person does alone is confirmed on request. */
export const roleChangeTransitions = {
  asked: { from: [], to: 'open', by: 'staff', undoes: [] },
  confirmed: { from: ['open'], to: 'confirmed', by: 'staff', undoes: ['asked'] },
  refused: { from: ['open'], to: 'refused', by: 'staff', undoes: ['asked'] },
  withdrawn: { from: ['open'], to: 'withdrawn', by: 'staff', undoes: [] },
  lapsed: { from: ['open'], to: 'lapsed', by: 'portal' },
} as const satisfies Steps<RoleChangeState, 'staff' | 'portal'>

/** Why the reader cannot confirm it: their own, gives them rights, outdated start, or its requester left. */
export const roleChangeHindrances = ['mine', 'gain', 'stale', 'askerLeft'] as const
export type RoleChangeHindrance = (typeof roleChangeHindrances)[number]

export const roleChangeTerms = {
  /** An unconfirmed change lapses after this time. */
  openDays: 7,
  reasonLength: 300,
} as const
