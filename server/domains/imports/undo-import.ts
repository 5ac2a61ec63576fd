import { ApiError } from '../../../shared/contract/errors.ts'
import type { ImportReason } from '../../../shared/rules/imports/import-reasons.ts'
import { type RecordState, removeRecord, restoreRecord } from '../content/records/imported-records.ts'
import { findImport, updateImport } from './imports.queries.ts'
import {
  countUndone,
  type ImportRowRow,
  listRowsAfter,
  moveMadeVersions,
  noteUndone,
} from './rows.queries.ts'
import type { WriteCtx } from './run-import.ts'

const rowsAtOnce = 50

/** Undoes an import's next rows whose records are unchanged since. @returns whether there are more */
export async function undoRows(ctx: WriteCtx, importId: string): Promise<boolean> {
  const found = await findImport(ctx.db, importId, true)
  if (found?.state !== 'undoing') return false
  const rows = await listRowsAfter(ctx.db, importId, found.position, rowsAtOnce)
  const last = rows.at(-1)
  if (!last) {
    await updateImport(ctx.db, importId, { state: 'undone', isMoved: true, isFinished: true })
    const counts = await countUndone(ctx.db, importId)
    ctx.audit({ kind: 'import.undone', subjectKind: 'import', subjectId: importId, after: counts })
    return false
  }
  const undone: { position: number; kept: ImportReason | null }[] = []
  for (const row of rows) {
    if (row.made_version === null || row.number === null) continue
    const record = { collection: found.collection, number: row.number }
    undone.push({ position: row.position, kept: await undoRow(ctx, record, row, row.made_version) })
  }
  await noteUndone(ctx.db, importId, undone)
  await updateImport(ctx.db, importId, { position: last.position })
  return true
}

async function undoRow(
  ctx: WriteCtx,
  record: Parameters<typeof removeRecord>[1],
  { outcome, before, seen_version: from }: ImportRowRow,
  version: number,
): Promise<ImportReason | null> {
  try {
    if (outcome === 'created') return await removeRecord(ctx, record, version)
    const restored = await restoreRecord(ctx, record, version, before as RecordState)
    if ('kept' in restored) return restored.kept
    // The state left by an earlier import is back, in a new version: that import can still be undone.
    if (from !== null) await moveMadeVersions(ctx.db, { ...record, from, to: restored.version })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.reason === 'notFound' ? 'gone' : 'changedSince'
  }
}
