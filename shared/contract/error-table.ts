/**
 * The one table of business errors: the code in the envelope and the HTTP status. Each name has a message
 * `error_<name>` in both languages.
 *
 * 403 is reserved for an ended session, because the client clears its storage on it.
 */
export const errorTable = {
  notAvailable: { code: 5001, status: 200 },
  notFound: { code: 4040, status: 200 },
  invalidInput: { code: 4001, status: 200 },
  noTeam: { code: 4002, status: 200 },
  teamChanged: { code: 4003, status: 200 },
  conflict: { code: 4004, status: 200 },
  illegalTransition: { code: 4005, status: 200 },
  stepUpNeeded: { code: 4006, status: 200 },
  secondFactorNeeded: { code: 4007, status: 200 },
  consentNeeded: { code: 4008, status: 200 },
  codeWrong: { code: 4011, status: 200 },
  codeUnusable: { code: 4012, status: 200 },
  accountSuspended: { code: 4013, status: 200 },
  notOpenYet: { code: 4015, status: 200 },
  invitationClosed: { code: 4014, status: 200 },
  phoneTaken: { code: 4016, status: 200 },
  emailTaken: { code: 4017, status: 200 },
  notConnected: { code: 4018, status: 200 },
  passkeyRefused: { code: 4019, status: 200 },
  passkeysFull: { code: 4020, status: 200 },
  quotaExhausted: { code: 4021, status: 200 },
  allowanceExhausted: { code: 4022, status: 200 },
  notEligible: { code: 4023, status: 200 },
  slotsTaken: { code: 4028, status: 200 },
  alreadyOpen: { code: 4024, status: 200 },
  alreadyAsked: { code: 4025, status: 200 },
  alreadyAnswered: { code: 4026, status: 200 },
  tooFewAnswers: { code: 4027, status: 200 },
  shiftFull: { code: 4028, status: 200 },
  openCallsFull: { code: 4029, status: 200 },
  alreadySignedUp: { code: 4032, status: 200 },
  /** No longer answered: help articles of running portals are about it. */
  organisationExists: { code: 4031, status: 200 },
  otherTeamApplied: { code: 4033, status: 200 },
  notAdvanced: { code: 4034, status: 200 },
  fileRefused: { code: 4041, status: 200 },
  papersClosed: { code: 4042, status: 200 },
  secondPersonNeeded: { code: 4051, status: 200 },
  ownInterest: { code: 4052, status: 200 },
  lastFactor: { code: 4053, status: 200 },
  tooMany: { code: 4290, status: 429 },
  idempotencyMismatch: { code: 4220, status: 422 },
  badRequest: { code: 4000, status: 400 },
  payloadRefused: { code: 4009, status: 400 },
  crossSite: { code: 4010, status: 400 },
  loginEnded: { code: 4030, status: 403 },
  unavailable: { code: 5030, status: 503 },
  internal: { code: 5000, status: 500 },
} as const satisfies Record<string, { code: number; status: number }>

/** The error name of an envelope's code; `internal` for an unknown code. */
export function errorNameOfCode(code: number): keyof typeof errorTable {
  const found = Object.entries(errorTable).find(([, entry]) => entry.code === code)
  return found ? (found[0] as keyof typeof errorTable) : 'internal'
}
