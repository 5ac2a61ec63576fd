import type { RowProblem } from '../../../../shared/rules/imports/import-reasons.ts'

/** What a row has by column or path; one text for a cell, several for a list. */
export type RowData = Record<string, string[]>

/** A row as it stands in a file. One with problems cannot be imported, whatever is mapped. */
export type ReadRow = {
  /** Where it stands: `tools.csv:14`, `Sheet1!3`, `apps/gitea.yml`. */
  place: string
  data: RowData
  problems: RowProblem[]
}

/** A file of an upload, or of an archive in it. */
export type SourceFile = { name: string; bytes: Uint8Array }

/** Cannot be read at all: the whole import stops with this, not one row. */
export class UnreadableImportError extends Error {
  override readonly name = 'UnreadableImportError'
  readonly reason: 'archive' | 'tooLarge' | 'tooManyFiles' | 'tooManyRows' | 'tooManyColumns' | 'noRows'

  constructor(reason: UnreadableImportError['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** A file that is more than can be read at once. */
export function tooLarge(place: string): ReadRow {
  return { place, data: {}, problems: [{ field: '', reason: 'tooLargeToRead' }] }
}

/** A file among others that has nothing to import. */
export function noRecords(place: string): ReadRow {
  return { place, data: {}, problems: [{ field: '', reason: 'noRecords' }] }
}

/** A file or a part of it that is named in the report instead of a row. */
export function unreadable(place: string, why: string): ReadRow {
  return { place, data: {}, problems: [{ field: '', reason: 'unreadable', value: why.slice(0, 200) }] }
}
