import type { OutputOf } from '../../../shared/contract/call.ts'
import type {
  ImportDetail,
  ImportItem,
  ImportRow,
  importsStaff,
} from '../../../shared/contract/imports.staff.ts'
import { distinctNotes } from '../../../shared/rules/imports/import-reasons.ts'
import { isWorking } from '../../../shared/rules/imports/import-states.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { collectionOptions } from '../content/records/list-records.ts'
import { staffNames } from '../content/records/staff-names.ts'
import { type ImportOfCatalogue, isStalled, listImports as listImportRows } from './imports.queries.ts'
import { getImport } from './open-import.ts'
import {
  countLacks,
  countOutcomes,
  countUndone,
  listColumnValues,
  listReportRows,
  type RowFilter,
} from './rows.queries.ts'

type Ctx = CallContext<StaffMember>
type Calls = typeof importsStaff

const mostValues = 200

/** A page of all imports. */
export async function listImports(
  ctx: Ctx,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<OutputOf<Calls['importList']>> {
  const rows = await listImportRows(ctx.db, { limit: pageSize, offset: (page - 1) * pageSize })
  return { items: await presentItems(ctx, rows), total: rows[0]?.total ?? 0, page, pageSize }
}

async function presentItems({ db }: Ctx, rows: ImportOfCatalogue[]): Promise<ImportItem[]> {
  const counted = await countOutcomes(
    db,
    rows.map(({ id }) => id),
  )
  const names = await staffNames(
    db,
    rows.map((row) => row.created_by),
  )
  return rows.map((row) => {
    const count = (outcome: string) =>
      counted.find((one) => one.import_id === row.id && one.outcome === outcome)?.count ?? 0
    return {
      importId: row.id,
      collection: row.collection,
      state: row.state,
      fileNames: row.file_names,
      rowCount: row.row_count,
      counts: {
        created: count('created'),
        changed: count('changed'),
        same: count('same'),
        refused: count('refused'),
      },
      createdAt: row.created_at.toISOString(),
      createdBy: names.get(row.created_by) ?? null,
    }
  })
}

/** An import with everything that its page shows. */
export async function importDetail(ctx: Ctx, { importId }: { importId: string }): Promise<ImportDetail> {
  const found = await getImport(ctx.db, importId)
  const [item] = await presentItems(ctx, [found])
  if (!item) throw new Error('an import gives an item')
  return {
    ...item,
    version: found.version,
    languages: found.languages,
    halted: found.halted,
    isStalled: isWorking(found.state) && (await isStalled(ctx.db, importId)),
    emptyRows: found.empty_rows,
    skippedFiles: found.skipped_files,
    position: found.position,
    columns: found.columns,
    mapping: found.mapping,
    options: await collectionOptions(ctx.db, found.collection, ctx.locale),
    lacks: await countLacks(ctx.db, importId),
    undone: await countUndone(ctx.db, importId),
  }
}

/** A column's values, for translating them. */
export async function importValues(
  ctx: Ctx,
  { importId, path, separator }: { importId: string; path: string; separator: string },
): Promise<OutputOf<Calls['importValues']>> {
  await getImport(ctx.db, importId)
  const parted = separator.trim() || separator
  const rows = await listColumnValues(ctx.db, importId, path, parted, mostValues)
  return { items: rows.map(({ value, rows: count }) => ({ value, rows: count })), total: rows[0]?.total ?? 0 }
}

type RowsInput = { importId: string; outcome?: RowFilter; after: number; limit: number }

/** The outcomes of rows, in file order. */
export async function importRows(
  ctx: Ctx,
  { importId, outcome, after, limit }: RowsInput,
): Promise<OutputOf<Calls['importRows']>> {
  await getImport(ctx.db, importId)
  const { rows, total } = await listReportRows(ctx.db, importId, outcome, { after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const items = shown.map(
    (row): ImportRow => ({
      position: row.position,
      place: row.place,
      title: row.title,
      outcome: row.outcome,
      number: row.number === null ? null : String(row.number),
      problems: row.problems,
      notes: distinctNotes(row.notes),
      lacks: row.lacks,
      kept: row.kept,
      isUndone: row.is_undone,
    }),
  )
  return { items, total, next: rows.length > limit ? (shown.at(-1)?.position ?? null) : null }
}
