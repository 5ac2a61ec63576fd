import type { errorTable } from './error-table.ts'

/** Each has its code and status in `errorTable`, which a page without errors does not load. */
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
  'blankLeft',
  'tooManyChosen',
  'phone',
  'contactPhone',
  'contact',
  'noPhone',
  'email',
  'url',
  'date',
  'dateInPast',
  'dateInFuture',
  'dateTooEarly',
  'dateTooLate',
  'timeInPast',
  'wholeNumber',
  'periodTooLong',
  'dateAfterPublishing',
  'endsBeforeStart',
  'timeBeforeStart',
  'time',
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
  'fileImageOnly',
  'filePdfOnly',
  'fileTooManyPages',
  'fileTooManyPixels',
  'fileDamaged',
  'fileGone',
  'filePolyglot',
  'tooManyFiles',
  'budgetLine',
  'changedElsewhere',
  'unexpected',
  'unfitting',
  'mustBeMet',
  'mayNotBeUnmet',
  'nothingUnmet',
] as const
export type FieldReason = (typeof fieldReasons)[number]

/** `limit` is the number to keep to, `day` the last one that is possible, `YYYY-MM-DD`. */
export type FieldError = { reason: FieldReason; limit?: number; day?: string }

/** An error's details besides its name; never anything about objects that the caller may not see. */
export type ErrorDetails = {
  /** By dotted path of the input, such as `answers.contactPhone`. */
  fields?: Record<string, FieldError>
  retryAfterSeconds?: number
  /** Further values for the message, such as a remaining number. */
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
}

/** The envelope of every response. `traceId` is the consumed trace id of a secured call, else null. */
export type Envelope = { code: number; data: unknown; traceId: string | null }

/** The `data` of an envelope whose code is not 0; `message` is in the language of the path. */
export type ErrorData = ErrorDetails & { error: ErrorName; message: string }
