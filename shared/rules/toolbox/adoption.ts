import type { Steps } from '../lifecycle.ts'

/** The state of a request: to adopt a project, to be answered by staff. */
export const adoptionStates = ['received', 'inTouch', 'adopted', 'closed'] as const
export type AdoptionState = (typeof adoptionStates)[number]

/** Working days within which whoever asks is promised an answer. */
export const adoptionReplyWorkingDays = 3

/** Each step has the name of the state that staff choose. */
export const adoptionTransitions = {
  /** A request that staff have handled never becomes `received` again. */
  received: { from: [], to: 'received', by: 'staff', undoes: [] },
  inTouch: { from: ['received', 'closed'], to: 'inTouch', by: 'staff', undoes: ['closed'] },
  adopted: { from: ['inTouch'], to: 'adopted', by: 'staff', undoes: [] },
  closed: { from: ['received', 'inTouch'], to: 'closed', by: 'staff', undoes: [] },
} as const satisfies Steps<AdoptionState, 'staff'>
