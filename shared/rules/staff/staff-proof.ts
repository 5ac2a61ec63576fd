/** Terms of the staff's proof, the same in pages and server. */
export const staffProof = {
  /** For a one-time link to become staff. */
  invitationMinutes: 30,
  /** How long a second factor is valid for decisions. */
  freshMinutes: 15,
  /** Wrong codes per member and hour. */
  failuresPerHour: 10,
  idleMinutes: 60,
  sessionHours: 24,
} as const
