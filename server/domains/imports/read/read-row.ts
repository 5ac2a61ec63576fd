import type { RowProblem } from '../../../../shared/rules/imports/import-reasons.ts'

/** A row's values by column or path; one text for a cell, several for a list. */
export type RowData = Record<string, string[]>

/** A row as read from a file. One with problems cannot be imported, whatever the mapping. */
export type ReadRow = {
  /** Its place: `tools.csv:14`, `Sheet1!3`, `apps/gitea.yml`. */
  place: string
  data: RowData
  problems: RowProblem[]
}

/** A file of an upload, or of an archive in it. */
export type SourceFile = { name: string; bytes: Uint8Array }

/** Stops the whole import, not just one row. */
export class UnreadableImportError extends Error {
  override readonly name = 'UnreadableImportError'
  readonly reason: 'archive' | 'tooLarge' | 'tooManyFiles' | 'tooManyRows' | 'tooManyColumns' | 'noRows'

  constructor(reason: UnreadableImportError['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** A file too large to be read at once. */
export function tooLarge(place: string): ReadRow {
  return { place, data: {}, problems: [{ field: '', reason: 'tooLargeToRead' }] }
}

/** A file without any records. */
export function noRecords(place: string): ReadRow {
  return { place, data: {}, problems: [{ field: '', reason: 'noRecords' }] }
}

/** A file, or part of one, that the report names instead of a row. */
export function unreadable(place: string, why: string): ReadRow {
  return { place, data: {}, problems: [{ field: '', reason: 'unreadable', value: why.slice(0, 200) }] }
}
