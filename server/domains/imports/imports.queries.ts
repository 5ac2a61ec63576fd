import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { ImportColumn, ImportMapping } from '../../../shared/rules/imports/import-mapping.ts'
import type { ImportState } from '../../../shared/rules/imports/import-states.ts'
import type { Db } from '../../db/database.ts'
import { endOfTerm } from '../../db/retention.ts'

export async function insertImport(
  db: Db,
  made: {
    collection: CollectionName
    languages: Locale[]
    fileNames: string[]
    storageKey: string
    accountId: string
  },
): Promise<string> {
  const { id } = await db
    .insertInto('imports')
    .values({
      collection: made.collection,
      languages: made.languages,
      state: 'reading',
      halted: null,
      file_names: made.fileNames,
      storage_key: made.storageKey,
      created_by: made.accountId,
      worked_by: made.accountId,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An import; with `forUpdate`, locked until the transaction ends. */
export async function findImport(db: Db, id: string, forUpdate = false) {
  let query = db.selectFrom('imports').selectAll().where('id', '=', id)
  if (forUpdate) query = query.forUpdate()
  return query.executeTakeFirst()
}

export type ImportOfCatalogue = NonNullable<Awaited<ReturnType<typeof findImport>>>

export async function listImports(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('imports')
    .selectAll()
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .where('state', '<>', 'discarded')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type ImportChange = {
  state?: ImportState
  halted?: string | null
  position?: number
  rowCount?: number
  emptyRows?: number
  skippedFiles?: string[]
  storageKey?: null
  columns?: ImportColumn[]
  mapping?: ImportMapping
  workedBy?: string
  isFinished?: boolean
  /** Incremented when an editor moves the import; a job's work leaves it unchanged. */
  isMoved?: boolean
}

export async function updateImport(db: Db, id: string, change: ImportChange): Promise<number> {
  const { version } = await db
    .updateTable('imports')
    .set({
      worked_at: sql<Date>`now()`,
      ...(change.isMoved && { version: sql<number>`version + 1` }),
      ...(change.state && { state: change.state }),
      ...(change.halted !== undefined && { halted: change.halted }),
      ...(change.position !== undefined && { position: change.position }),
      ...(change.rowCount !== undefined && { row_count: change.rowCount }),
      ...(change.emptyRows !== undefined && { empty_rows: change.emptyRows }),
      ...(change.skippedFiles && { skipped_files: change.skippedFiles }),
      ...(change.storageKey === null && { storage_key: null }),
      ...(change.columns && { columns: JSON.stringify(change.columns) }),
      ...(change.mapping && { mapping: JSON.stringify(change.mapping) }),
      ...(change.workedBy && { worked_by: change.workedBy }),
      ...(change.isFinished && { finished_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Whether another import is writing to the collection; locks out others until the transaction ends. */
export async function isBeingWritten(db: Db, collection: CollectionName, except: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(4207, hashtext(${collection}))`.execute(db)
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where('collection', '=', collection)
    .where('state', 'in', ['importing', 'undoing'])
    .where('id', '<>', except)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether running work has been idle for longer than any batch takes. */
export async function isStalled(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ stalled: boolean }>`
    select worked_at < now() - interval '2 minutes' as stalled from imports where id = ${id}`.execute(db)
  return rows[0]?.stalled ?? false
}

/** Discards imports that have waited for an editor for a month, with their rows' values. */
export async function discardForgotten(db: Db): Promise<string[]> {
  const rows = await db
    .updateTable('imports')
    .set({ state: 'discarded' })
    .where('state', 'in', ['unreadable', 'ready', 'checked'])
    .where('worked_at', '<', endOfTerm('imports'))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
