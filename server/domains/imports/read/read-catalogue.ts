import type { ImportColumn } from '../../../../shared/rules/imports/import-mapping.ts'
import { type ReadSummary, readFiles } from './read-files.ts'
import { type ReadRow, UnreadableImportError } from './read-row.ts'
import { storableRow } from './storable-row.ts'
import { ColumnSurvey } from './survey-columns.ts'
import { unpack } from './unpack.ts'

/** Some rows, or the summary after the last row. */
export type CataloguePart =
  | { rows: ReadRow[] }
  | { summary: ReadSummary; columns: ImportColumn[] }
  | { unreadable: UnreadableImportError['reason'] }

/** The batch size: rows written at once, and little enough to pass quickly to the writing thread. */
const rowsAtOnce = 500
const charactersAtOnce = 256 * 1024

/** The rows in an import's archive. For worker threads only: it reads ahead until the rows are taken. */
export async function* readCatalogue(archive: Uint8Array): AsyncGenerator<CataloguePart, undefined> {
  const summary: ReadSummary = { rows: 0, emptyRows: 0, skippedFiles: [] }
  const survey = new ColumnSurvey()
  let rows: ReadRow[] = []
  let characters = 0
  try {
    for await (const read of readFiles(await filesOf(archive), summary)) {
      const row = storableRow(read)
      survey.see(row.data)
      rows.push(row)
      for (const values of Object.values(row.data)) for (const value of values) characters += value.length
      if (rows.length < rowsAtOnce && characters < charactersAtOnce) continue
      yield { rows }
      rows = []
      characters = 0
    }
  } catch (error) {
    if (!(error instanceof UnreadableImportError)) throw error
    yield { unreadable: error.reason }
    return
  }
  yield { rows }
  yield { summary, columns: survey.list() }
}

async function filesOf(archive: Uint8Array) {
  const { files } = await unpack(archive)
  return files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, bytes }) => ({ name: name.slice(name.indexOf('/') + 1), bytes }))
}
