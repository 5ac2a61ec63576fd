import { shanghaiDay } from '../../../shared/lib/shanghai-time.ts'
import { guessMapping } from '../../../shared/rules/guess-mapping.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { findImport, type ImportOfCatalogue, updateImport } from './imports.queries.ts'
import { readFiles } from './read/read-files.ts'
import { type ReadRow, type SourceFile, UnreadableImportError } from './read/read-row.ts'
import { storableRow } from './read/storable-row.ts'
import { ColumnSurvey } from './read/survey-columns.ts'
import { unpack } from './read/unpack.ts'
import { deleteRows, insertRows } from './rows.queries.ts'

const rowsAtOnce = 500

/**
 * Reads the files of an import into rows, all of them or none, and guesses what goes where. The files go afterwards: an
 * import keeps what it needs of them.
 */
export async function readImport(services: Services, found: ImportOfCatalogue): Promise<void> {
  const { storage_key: key, id } = found
  if (key === null) return
  const files = await storedFiles(services, key)
  try {
    await services.pool.transaction().execute((trx) => readRows(trx, id, files))
  } catch (error) {
    if (!(error instanceof UnreadableImportError)) throw error
    await updateImport(services.pool, id, { state: 'unreadable', halted: error.reason, storageKey: null })
  }
  await services.files.remove(key)
}

async function storedFiles(services: Services, key: string): Promise<SourceFile[]> {
  const { stream } = await services.files.open(key)
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const { files } = unpack(bytes)
  return files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, bytes: content }) => ({ name: name.slice(name.indexOf('/') + 1), bytes: content }))
}

async function readRows(trx: Db, id: string, files: SourceFile[]): Promise<void> {
  const found = await findImport(trx, id, true)
  if (found?.state !== 'reading') return
  await deleteRows(trx, [id])
  const summary = { rows: 0, emptyRows: 0, skippedFiles: [] }
  const survey = new ColumnSurvey()
  let waiting: (ReadRow & { position: number })[] = []
  let position = 0
  for await (const read of readFiles(files, summary)) {
    const row = storableRow(read)
    survey.see(row.data)
    position += 1
    waiting.push({ ...row, position })
    if (waiting.length < rowsAtOnce) continue
    await insertRows(trx, id, waiting)
    waiting = []
  }
  await insertRows(trx, id, waiting)
  const { collection, languages } = found
  const columns = survey.list()
  await updateImport(trx, id, {
    state: 'ready',
    storageKey: null,
    rowCount: summary.rows,
    emptyRows: summary.emptyRows,
    skippedFiles: summary.skippedFiles,
    columns,
    mapping: guessMapping({ collection, languages, columns, today: shanghaiDay(new Date()) }),
    isMoved: true,
  })
}
