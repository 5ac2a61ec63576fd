import type { FieldReason } from '../../contract/errors.ts'

/** Why a row is refused or a record stays after an undo, besides the fields' own reasons. */
export const importReasons = [
  /** The file, or this part of it, cannot be parsed. */
  'unreadable',
  /** A file among others that contains no record. */
  'noRecords',
  /** It has to be parsed as a whole and is too large for that. */
  'tooLargeToRead',
  /** More cells than the first line has names. */
  'tooManyCells',
  'rowTooLong',
  /** No name in any language. */
  'noName',
  /** Nothing that could identify it. */
  'noKey',
  'duplicateInFile',
  /** Several records match its key. */
  'severalRecords',
  /** Under review or scheduled: it must not change meanwhile. */
  'busy',
  /** Changed by somebody since the trial run, or since the import. */
  'changedSince',
  /** Published since the import. */
  'publishedSince',
  /** Another record references it. */
  'inUse',
  'gone',
] as const
export type ImportReason = (typeof importReasons)[number] | FieldReason

/** What is wrong with a row, and where: a target's key such as `zh.title`, or a column's name. */
export type RowProblem = {
  field: string
  reason: ImportReason
  limit?: number
  /** The value there, as far as it helps to find it. */
  value?: string
}

/** How a value that did not fit was changed. */
export type RowNote = { field: string; note: 'shortened' | 'leftOut'; value?: string }

/** Each note of a row once, however often it occurs. */
export function distinctNotes(notes: readonly RowNote[]): RowNote[] {
  return [...new Map(notes.map((one) => [JSON.stringify([one.field, one.note, one.value]), one])).values()]
}
