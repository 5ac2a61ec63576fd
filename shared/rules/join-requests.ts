/** The states of a request to join a team. */
export const joinStates = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const
export type JoinState = (typeof joinStates)[number]

/** The figures of joining by request that pages state and the server keeps. */
export const joinTerms = {
  /** So long a request waits for the team before it ends by itself. */
  openDays: 30,
} as const
