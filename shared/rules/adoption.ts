/** How far the answer to a request has come: to adopt a project, to be answered by staff. */
export const adoptionStates = ['received', 'inTouch', 'adopted', 'closed'] as const
export type AdoptionState = (typeof adoptionStates)[number]

const transitions: Record<AdoptionState, readonly AdoptionState[]> = {
  received: ['inTouch', 'closed'],
  inTouch: ['adopted', 'closed'],
  adopted: [],
  closed: ['inTouch'],
}

/** What staff have decided: to leave such a state takes it back, which whoever decided does not do. */
export const decidedAdoptionStates: readonly AdoptionState[] = ['adopted', 'closed']

/** Where a request can go from a state. */
export function nextAdoptionStates(state: AdoptionState): readonly AdoptionState[] {
  return transitions[state]
}
