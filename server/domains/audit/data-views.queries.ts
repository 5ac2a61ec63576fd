import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import { endOfTerm } from '../../db/retention.ts'
import type { AccountsTables } from '../../db/tables/accounts.ts'

export async function insertDataViews(
  db: Db,
  rows: Insertable<AccountsTables['data_views']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('data_views').values(rows).execute()
}

/** The accounts with one of these phones as their sign-in phone. */
export async function listAccountsByPhones(db: Db, phoneIndexes: string[]): Promise<string[]> {
  if (phoneIndexes.length === 0) return []
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('phone_index', 'in', phoneIndexes)
    .where('status', '!=', 'deleted')
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest data views of an account's personal texts, with the viewer's name. */
export async function listNewestDataViews(db: Db, accountId: string, limit: number) {
  return db
    .selectFrom('data_views')
    .innerJoin('staff_members', 'staff_members.account_id', 'data_views.viewer_account_id')
    .select([
      'data_views.at',
      'data_views.what',
      'data_views.reference',
      'data_views.reason',
      'data_views.reason_encrypted',
      'staff_members.display_name',
    ])
    .where('data_views.viewed_account_id', '=', accountId)
    .orderBy('data_views.at', 'desc')
    .orderBy('data_views.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countDataViews(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('data_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('viewed_account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteOldDataViews(db: Db): Promise<void> {
  await db.deleteFrom('data_views').where('at', '<', endOfTerm('dataViews')).execute()
}

/** Data views whose reason is not encrypted yet. */
export async function listPlainReasons(db: Db, limit: number) {
  return db
    .selectFrom('data_views')
    .select(['id', 'reason'])
    .where('reason', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function sealReason(db: Db, id: string, sealed: string): Promise<void> {
  await db
    .updateTable('data_views')
    .set({ reason: null, reason_encrypted: sealed })
    .where('id', '=', id)
    .execute()
}
