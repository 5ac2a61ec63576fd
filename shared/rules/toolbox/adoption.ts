import type { Steps } from '../lifecycle.ts'

/** How far the answer to a request has come: to adopt a project, to be answered by staff. */
export const adoptionStates = ['received', 'inTouch', 'adopted', 'closed'] as const
export type AdoptionState = (typeof adoptionStates)[number]

/** Each step bears the name of the state that staff choose. */
export const adoptionTransitions = {
  /** Nothing is as it came once somebody has seen to it. */
  received: { from: [], to: 'received', by: 'staff', undoes: [] },
  inTouch: { from: ['received', 'closed'], to: 'inTouch', by: 'staff', undoes: ['closed'] },
  adopted: { from: ['inTouch'], to: 'adopted', by: 'staff', undoes: [] },
  closed: { from: ['received', 'inTouch'], to: 'closed', by: 'staff', undoes: [] },
} as const satisfies Steps<AdoptionState, 'staff'>
