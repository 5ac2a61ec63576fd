/** How far the answer to a request has come: to adopt a project, to be answered by staff. */
export const adoptionStates = ['received', 'inTouch', 'adopted', 'closed'] as const
export type AdoptionState = (typeof adoptionStates)[number]

const transitions: Record<AdoptionState, readonly AdoptionState[]> = {
  received: ['inTouch', 'closed'],
  inTouch: ['adopted', 'closed'],
  adopted: [],
  closed: ['inTouch'],
}

/** Where a request can go from a state. */
export function nextAdoptionStates(state: AdoptionState): readonly AdoptionState[] {
  return transitions[state]
}
