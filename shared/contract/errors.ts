/**
 * The one table of business errors: the code in the envelope and the HTTP status that carries it. Each name
 * has a message `error_<name>` in both languages.
 *
 * 403 is kept for a login that has ended, because the client clears its storage on it.
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
  quotaExhausted: { code: 4021, status: 200 },
  allowanceExhausted: { code: 4022, status: 200 },
  notEligible: { code: 4023, status: 200 },
  alreadyOpen: { code: 4024, status: 200 },
  organisationExists: { code: 4031, status: 200 },
  fileRefused: { code: 4041, status: 200 },
  secondPersonNeeded: { code: 4051, status: 200 },
  ownInterest: { code: 4052, status: 200 },
  tooMany: { code: 4290, status: 429 },
  idempotencyMismatch: { code: 4220, status: 422 },
  badRequest: { code: 4000, status: 400 },
  payloadRefused: { code: 4009, status: 400 },
  crossSite: { code: 4010, status: 400 },
  loginEnded: { code: 4030, status: 403 },
  unavailable: { code: 5030, status: 503 },
  internal: { code: 5000, status: 500 },
} as const satisfies Record<string, { code: number; status: number }>

export type ErrorName = keyof typeof errorTable

/** Why a field was refused; each has a message `field_<reason>` in both languages. */
export const fieldReasons = [
  'required',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'wrongFormat',
  'notAnOption',
  'tooManyChosen',
  'phone',
  'email',
  'url',
  'date',
  'dateInPast',
  'dateAfterPublishing',
  'number',
  'code',
  'creditCode',
  'mustAgree',
  'file',
  'fileEmpty',
  'fileTooLarge',
  'fileWrongType',
  'fileInfected',
  'fileActive',
  'fileEncrypted',
  'fileHeic',
  'fileTooManyPages',
  'fileTooManyPixels',
  'fileDamaged',
  'filePolyglot',
  'tooManyFiles',
  'unexpected',
] as const
export type FieldReason = (typeof fieldReasons)[number]

export type FieldError = { reason: FieldReason; limit?: number }

/** What an error carries beside its name; never anything about objects the caller may not see. */
export type ErrorDetails = {
  /** By dotted path of the input, such as `answers.contactPhone`. */
  fields?: Record<string, FieldError>
  retryAfterSeconds?: number
  /** Further words for the message, such as a number left. */
  params?: Record<string, string | number>
}

/** Thrown by domains on the server and by the client for every envelope whose code is not 0. */
export class ApiError extends Error {
  readonly reason: ErrorName
  readonly details: ErrorDetails

  constructor(reason: ErrorName, details: ErrorDetails = {}) {
    super(reason)
    this.name = 'ApiError'
    this.reason = reason
    this.details = details
  }

  get code(): number {
    return errorTable[this.reason].code
  }
}

/** The name of an envelope's code, `internal` for one that this build does not know. */
export function errorNameOfCode(code: number): ErrorName {
  const found = Object.entries(errorTable).find(([, entry]) => entry.code === code)
  return found ? (found[0] as ErrorName) : 'internal'
}

/** The envelope of every answer. `traceId` is the consumed trace id of a secured call, else null. */
export type Envelope = { code: number; data: unknown; traceId: string | null }

/** The `data` of an envelope whose code is not 0; `message` is in the language of the path. */
export type ErrorData = ErrorDetails & { error: ErrorName; message: string }
