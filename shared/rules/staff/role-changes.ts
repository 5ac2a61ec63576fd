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

/** What becomes of it; only one that is open moves on. */
export const roleChangeStates = ['open', 'confirmed', 'refused', 'withdrawn', 'lapsed'] as const
export type RoleChangeState = (typeof roleChangeStates)[number]

/** Who has asked neither confirms it nor refuses it; what one person does alone is confirmed as it is asked for. */
export const roleChangeTransitions = {
  asked: { from: [], to: 'open', by: 'staff', undoes: [] },
  confirmed: { from: ['open'], to: 'confirmed', by: 'staff', undoes: ['asked'] },
  refused: { from: ['open'], to: 'refused', by: 'staff', undoes: ['asked'] },
  withdrawn: { from: ['open'], to: 'withdrawn', by: 'staff', undoes: [] },
  lapsed: { from: ['open'], to: 'lapsed', by: 'portal' },
} as const satisfies Steps<RoleChangeState, 'staff' | 'portal'>

/** Why the reader cannot confirm an open one: it is theirs, it brings them rights, what it starts from has changed, who asked left. */
export const roleChangeHindrances = ['mine', 'gain', 'stale', 'askerLeft'] as const
export type RoleChangeHindrance = (typeof roleChangeHindrances)[number]

export const roleChangeTerms = {
  /** What nobody has confirmed by then lapses. */
  openDays: 7,
  reasonLength: 300,
} as const
