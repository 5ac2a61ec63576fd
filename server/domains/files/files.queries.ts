import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { endOfTerm } from '../../db/retention.ts'
import type { Database } from '../../db/schema.ts'

export type NewFile = Omit<
  Insertable<Database['files']>,
  'id' | 'attached_kind' | 'attached_id' | 'created_at' | 'removed_at'
>

/** A file's owner: an account, or a browser where there was none. */
export type FileOwner = { accountId: string | null; browser: Buffer }

export async function insertFile(db: Db, file: NewFile) {
  return db
    .insertInto('files')
    .values({ ...file, attached_kind: null, attached_id: null, removed_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type FileRow = Awaited<ReturnType<typeof insertFile>>

/** A file that has not been removed. */
export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

const isOwn = (owner: FileOwner) => (eb: ExpressionBuilder<Database, 'files'>) =>
  owner.accountId === null
    ? eb('owner_browser', '=', owner.browser)
    : eb.or([eb('owner_account_id', '=', owner.accountId), eb('owner_browser', '=', owner.browser)])

export async function countWaitingFiles(db: Db, owner: FileOwner): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOwn(owner))
    .where('attached_kind', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export type AttachRef = { kind: string; id: string; purpose: string; teamId: string | null }
type NewPlace = AttachRef & { from?: { kind: string; id: string } | undefined }

/** Attaches the owner's waiting or draft files; returns their ids. */
export async function attachWaiting(
  db: Db,
  owner: FileOwner,
  ids: string[],
  { from, ...to }: NewPlace,
): Promise<string[]> {
  const attached = await db
    .updateTable('files')
    .set({ attached_kind: to.kind, attached_id: to.id, team_id: to.teamId })
    .where('id', 'in', ids)
    .where(isOwn(owner))
    .where('purpose', '=', to.purpose)
    .where((eb) =>
      eb.or([
        eb('attached_kind', 'is', null),
        ...(from ? [eb.and([eb('attached_kind', '=', from.kind), eb('attached_id', '=', from.id)])] : []),
      ]),
    )
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  return attached.map((row) => row.id)
}

/** Those of the files that are attached to this thing. */
export async function listAttachedAmong(db: Db, ids: string[], to: AttachRef): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('attached_kind', '=', to.kind)
    .where('attached_id', '=', to.id)
    .where('purpose', '=', to.purpose)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map((row) => row.id)
}

/** Those of the files that were removed and were the owner's own or attached to this thing. */
export async function listGoneAmong(
  db: Db,
  owner: FileOwner,
  ids: string[],
  of: { kind: string; id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('removed_at', 'is not', null)
    .where((eb) =>
      eb.or([isOwn(owner)(eb), eb.and([eb('attached_kind', '=', of.kind), eb('attached_id', '=', of.id)])]),
    )
    .execute()
  return rows.map((row) => row.id)
}

/** All files attached to a thing; removed ones keep their hash. */
export async function listAttached(db: Db, kind: string, id: string): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('attached_kind', '=', kind)
    .where('attached_id', '=', id)
    .orderBy('created_at')
    .execute()
}

/** Marks files as removed and erases their names; returns the ids of those not removed before. */
export async function markRemoved(db: Db, ids: string[], emptyName: string): Promise<string[]> {
  const removed = await db
    .updateTable('files')
    .set({ removed_at: sql<Date>`now()`, name_encrypted: emptyName })
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  return removed.map((row) => row.id)
}

export async function listRemovedKeys(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where('id', 'in', ids)
    .where('removed_at', 'is not', null)
    .execute()
  return rows.map((row) => row.storage_key)
}

/** Deletes the rows of files that nobody attached within a day. */
export async function deleteForgottenFiles(db: Db): Promise<void> {
  await db
    .deleteFrom('files')
    .where('attached_kind', 'is', null)
    .where('created_at', '<', endOfTerm('forgottenFiles'))
    .execute()
}

/** The storage keys in use: by a file, a library picture size, a waiting import or a waiting package. */
export async function listUsedKeys(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .where('removed_at', 'is', null)
    .union((eb) =>
      eb.selectFrom('content_picture_files').select('storage_key').where('storage_key', 'in', keys),
    )
    .union((eb) =>
      eb
        .selectFrom('imports')
        .select((row) => row.fn.coalesce('storage_key', sql<string>`''`).as('storage_key'))
        .where('storage_key', 'in', keys),
    )
    .union((eb) =>
      eb
        .selectFrom('account_exports')
        .select((row) => row.fn.coalesce('storage_key', sql<string>`''`).as('storage_key'))
        .where('storage_key', 'in', keys),
    )
    .execute()
  return rows.map((row) => row.storage_key)
}
