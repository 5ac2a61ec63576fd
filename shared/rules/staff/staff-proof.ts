/** The figures of proving who is staff; the pages state them, the server keeps them. */
export const staffProof = {
  /** A one-time link to become staff. */
  invitationMinutes: 30,
  /** How long a proof by second factor is good for decisions. */
  freshMinutes: 15,
  /** Wrong codes of one member in an hour. */
  failuresPerHour: 10,
  idleMinutes: 60,
  sessionHours: 24,
} as const
