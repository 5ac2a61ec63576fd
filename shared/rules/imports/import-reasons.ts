import type { FieldReason } from '../../contract/errors.ts'

/** Why a row is refused or a record stays after an undo, beside the reasons of the fields themselves. */
export const importReasons = [
  /** The file or this part of it cannot be read as what it is. */
  'unreadable',
  /** A file among others with no record in it. */
  'noRecords',
  /** It is read as a whole, and too large for that. */
  'tooLargeToRead',
  /** More cells than the first line has names. */
  'tooManyCells',
  'rowTooLong',
  /** No name in any language. */
  'noName',
  /** Nothing to recognise it by. */
  'noKey',
  'duplicateInFile',
  /** Several records have what it is recognised by. */
  'severalRecords',
  /** Under review or scheduled: nobody changes it meanwhile. */
  'busy',
  /** Changed by somebody since the trial run, or since the import. */
  'changedSince',
  /** Published since the import. */
  'publishedSince',
  /** Another record points to it. */
  'inUse',
  'gone',
] as const
export type ImportReason = (typeof importReasons)[number] | FieldReason

/** What is wrong with a row, and where: the key of a target such as `zh.title`, or the name of a column. */
export type RowProblem = {
  field: string
  reason: ImportReason
  limit?: number
  /** What stands there, as far as it helps to find it. */
  value?: string
}

/** What was made of a value that did not fit as it stood. */
export type RowNote = { field: string; note: 'shortened' | 'leftOut'; value?: string }

/** Each thing that is to be said of a row once, however often the file gives cause. */
export function distinctNotes(notes: readonly RowNote[]): RowNote[] {
  return [...new Map(notes.map((one) => [JSON.stringify([one.field, one.note, one.value]), one])).values()]
}
