import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'
import { notAmong } from '../../db/not-among.ts'
import { endOfTerm } from '../../db/retention.ts'

/** Undefined if one is already being made. */
export async function insertExport(db: Db, accountId: string, language: Locale) {
  return db
    .insertInto('account_exports')
    .values({ account_id: accountId, language, ...nothingYet })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

const nothingYet = {
  storage_key: null,
  bytes: null,
  ready_at: null,
  expires_at: null,
  released_session: null,
  released_until: null,
  taken_at: null,
}

export async function countExportsToday(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('account_exports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`requested_at > now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function listExports(db: Db, accountId: string) {
  return db
    .selectFrom('account_exports')
    .select(['id', 'requested_at', 'ready_at', 'expires_at', 'taken_at', 'bytes', 'storage_key'])
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .limit(5)
    .execute()
}

/** A waiting package with its owner. */
export async function findWaitingExport(db: Db, id: string) {
  return db
    .selectFrom('account_exports')
    .innerJoin('accounts', 'accounts.id', 'account_exports.account_id')
    .select(['account_exports.account_id', 'account_exports.language'])
    .where('account_exports.id', '=', id)
    .where('ready_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst()
}

/** Returns whether it was still waiting: of two workers one has made it. */
export async function finishExport(
  db: Db,
  id: string,
  stored: { key: string; bytes: number; hours: number },
): Promise<boolean> {
  const result = await db
    .updateTable('account_exports')
    .set({
      storage_key: stored.key,
      bytes: stored.bytes,
      ready_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(hours => ${stored.hours})`,
    })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/** Releases a package to its owner's session for some minutes; returns whether there is one. */
export async function releaseExport(
  db: Db,
  {
    id,
    accountId,
    sessionId,
    minutes,
  }: { id: string; accountId: string; sessionId: string; minutes: number },
): Promise<boolean> {
  const result = await db
    .updateTable('account_exports')
    .set({
      released_session: sessionId,
      released_until: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('storage_key', 'is not', null)
    .where('taken_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/** Takes a package in a single statement, so that only one of concurrent requests gets it. */
export async function takeExport(
  db: Db,
  { id, accountId, sessionId }: { id: string; accountId: string; sessionId: string },
) {
  return db
    .updateTable('account_exports')
    .set({ taken_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('released_session', '=', sessionId)
    .where('taken_at', 'is', null)
    .where('storage_key', 'is not', null)
    .where(sql<boolean>`released_until > now() and expires_at > now()`)
    .returning(['storage_key', 'bytes'])
    .executeTakeFirst()
}

/** Packages that expired or were taken an hour ago, with their storage keys. */
export async function listSpentExports(db: Db, waiting: readonly string[]) {
  return db
    .selectFrom('account_exports')
    .select(['id', 'storage_key'])
    .where('storage_key', 'is not', null)
    .where(sql<boolean>`(expires_at <= now() or taken_at < now() - interval '1 hour')`)
    .where(notAmong('id', waiting))
    .limit(100)
    .execute()
}

export async function forgetPackage(db: Db, id: string): Promise<void> {
  await db.updateTable('account_exports').set({ storage_key: null }).where('id', '=', id).execute()
}

/** Requests are remembered for a year. */
export async function deleteOldExports(db: Db): Promise<void> {
  await db
    .deleteFrom('account_exports')
    .where('storage_key', 'is', null)
    .where('requested_at', '<', endOfTerm('accountExports'))
    .execute()
}

/** The names of teams by their ids. */
export async function listTeamNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('teams').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Stored files of a person that have not been removed. */
export async function listOwnStoredFiles(db: Db, accountId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'storage_key', 'name_encrypted', 'media_type', 'bytes'])
    .where('owner_account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
}
