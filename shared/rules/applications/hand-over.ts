/** Who settles another super admin of a team: its people among themselves, or two of the staff by a letter. */
export const superAdminWays = ['handOver', 'change'] as const
export type SuperAdminWay = (typeof superAdminWays)[number]

/** What is done with a hand-over that waits: the named member answers, who offered it takes it back. */
export const handOverActions = ['accept', 'decline', 'withdraw'] as const
export type HandOverAction = (typeof handOverActions)[number]

/** Terms of a hand-over that the texts, the server and the pages state alike. */
export const handOverTerms = {
  /** How long one waits for its answer. */
  days: 14,
  /** Offers of one account in a day; each of them is told to somebody else. */
  offersPerDay: 10,
} as const
