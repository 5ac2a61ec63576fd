/** Who decides about another super admin: the team's people themselves, or two staff members by a letter. */
export const superAdminWays = ['handOver', 'change'] as const
export type SuperAdminWay = (typeof superAdminWays)[number]

/** Actions on a waiting hand-over: the named member answers, the offering person withdraws. */
export const handOverActions = ['accept', 'decline', 'withdraw'] as const
export type HandOverAction = (typeof handOverActions)[number]

/** Terms of a hand-over, the same in texts, server and pages. */
export const handOverTerms = {
  /** How long an offer waits for its answer. */
  days: 14,
  /** Offers per account and day; each notifies another person. */
  offersPerDay: 10,
} as const
