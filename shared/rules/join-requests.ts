/** The states of a request to join a team. */
export const joinStates = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type JoinState = (typeof joinStates)[number]
