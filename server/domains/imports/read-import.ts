import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { guessMapping } from '../../../shared/rules/imports/guess-mapping.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { TaskEndedError } from '../../threads/pool.ts'
import { findImport, type ImportOfCatalogue, updateImport } from './imports.queries.ts'
import { UnreadableImportError } from './read/read-row.ts'
import { deleteRows, insertRows } from './rows.queries.ts'

/**
 * Reads an import's files into rows, all or none, and guesses the mapping. The files are removed afterwards:
 * the rows hold what the import needs.
 */
export async function readImport(services: Services, found: ImportOfCatalogue): Promise<void> {
  const { storage_key: key, id } = found
  if (key === null) return
  const archive = await storedArchive(services, key)
  try {
    await services.pool.transaction().execute((trx) => readRows(services, trx, id, archive))
  } catch (error) {
    const halted = reasonOf(error)
    if (halted === null) throw error
    await updateImport(services.pool, id, { state: 'unreadable', halted, storageKey: null })
  }
  await services.files.remove(key)
}

/** Why an import can never be read; null where the failure is the node's. */
function reasonOf(error: unknown): UnreadableImportError['reason'] | null {
  if (error instanceof UnreadableImportError) return error.reason
  // It exceeded the time or memory that any readable file needs.
  return error instanceof TaskEndedError ? 'tooLarge' : null
}

async function storedArchive(services: Services, key: string): Promise<Uint8Array> {
  const { stream } = await services.files.open(key)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function readRows(services: Services, trx: Db, id: string, archive: Uint8Array): Promise<void> {
  const found = await findImport(trx, id, true)
  if (found?.state !== 'reading') return
  await deleteRows(trx, [id])
  let position = 0
  for await (const part of services.threads.stream('readCatalogue', archive)) {
    if ('unreadable' in part) throw new UnreadableImportError(part.unreadable)
    if ('rows' in part) {
      await insertRows(
        trx,
        id,
        part.rows.map((row, index) => ({ ...row, position: position + index + 1 })),
      )
      position += part.rows.length
      continue
    }
    const { collection, languages } = found
    const { summary, columns } = part
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
}
