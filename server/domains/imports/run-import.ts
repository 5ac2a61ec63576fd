import type { CallContext, StaffMember } from '../../context.ts'
import { stateOf } from '../content/records/imported-records.ts'
import { addRecord, saveRecord } from '../content/records/save-record.ts'
import type { Decision } from './decide-row.ts'
import { decideRows, type OpenScope } from './decision-scope.ts'
import { findImport, type ImportOfCatalogue, updateImport } from './imports.queries.ts'
import {
  countOutcomes,
  type ImportRowRow,
  listRowsAfter,
  noteWritten,
  type WrittenRow,
} from './rows.queries.ts'

const rowsAtOnce = 50

export type WriteCtx = Pick<CallContext<StaffMember>, 'db' | 'actor' | 'audit' | 'services'>

/**
 * Writes an import's next rows and their results in one transaction, so a dying node leaves none half done.
 * @returns whether there are more
 */
export async function writeRows(ctx: WriteCtx, importId: string, scope: OpenScope): Promise<boolean> {
  const found = await findImport(ctx.db, importId, true)
  if (found?.state !== 'importing') return false
  const rows = await listRowsAfter(ctx.db, importId, found.position, rowsAtOnce)
  const last = rows.at(-1)
  if (!last) {
    await finish(ctx, found)
    return false
  }
  const planned = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  const decisions = await decideRows(ctx, scope, planned)
  const written: WrittenRow[] = []
  for (const row of rows) {
    const decision = decisions[planned.indexOf(row)]
    written.push(decision ? await writeRow(ctx, row, decision, scope) : asItIs(row))
  }
  await noteWritten(ctx.db, importId, written)
  await updateImport(ctx.db, importId, { position: last.position })
  return true
}

async function finish({ db, audit }: WriteCtx, { id }: ImportOfCatalogue): Promise<void> {
  await updateImport(db, id, { state: 'done', isMoved: true, isFinished: true })
  const counts = (await countOutcomes(db, [id])).map(({ outcome, count }) => [outcome ?? '', count])
  audit({ kind: 'import.done', subjectKind: 'import', subjectId: id, after: Object.fromEntries(counts) })
}

/** Writes only what the trial run showed: a row whose record has changed since is refused. */
async function writeRow(
  ctx: WriteCtx,
  row: ImportRowRow,
  decision: Decision,
  scope: OpenScope,
): Promise<WrittenRow> {
  const { outcome, problems, existing, typed, key } = decision
  const plain = { ...asItIs(row), number: existing?.record.number ?? null }
  if (outcome === 'same') return { ...plain, outcome }
  if (outcome === 'refused' || !typed) return { ...plain, outcome: 'refused', problems }
  const isAsSeen = outcome === row.outcome && (existing?.record.version ?? null) === row.seen_version
  if (!isAsSeen) return { ...plain, outcome: 'refused', problems: [{ field: '', reason: 'changedSince' }] }
  const { collection, languages } = scope
  if (!existing) {
    const sourceLanguage = languages[0] ?? 'zh'
    const added = await addRecord(ctx, { collection, sourceLanguage, ...typed })
    scope.keys.set(key, [Number(added.number)])
    return { ...plain, outcome, number: Number(added.number), made_version: added.version }
  }
  const { number, version } = existing.record
  const saved = await saveRecord(ctx, { collection, number: String(number), version, ...typed })
  return { ...plain, outcome, number, made_version: saved.version, before: stateOf(existing) }
}

function asItIs({ position, outcome, problems, number }: ImportRowRow): WrittenRow {
  return { position, outcome: outcome ?? 'refused', problems, number, made_version: null, before: null }
}
