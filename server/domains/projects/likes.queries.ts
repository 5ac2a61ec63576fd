import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Like = { number: number; addressKey: Buffer; accountId: string | null }

/**
 * Keeps a like, once for an account and once for an address without one. Who liked without an account and does so
 * again with one makes that like their own.
 * @returns whether it counts anew
 */
export async function insertLike(db: Db, { number, addressKey, accountId }: Like): Promise<boolean> {
  // One after the other for an account and for an address, so that two presses at once find each other.
  if (accountId !== null) await lockLikes(db, `${number} ${accountId}`)
  await lockLikes(db, `${number} ${addressKey.toString('hex')}`)
  if (accountId === null) return insertOfAddress(db, number, addressKey)
  if (await hasLiked(db, number, accountId)) return false
  if (await takeOver(db, number, addressKey, accountId)) return false
  const inserted = await db
    .insertInto('project_likes')
    .values({ number, address_key: addressKey, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return inserted !== undefined
}

const likeLock = 4205

async function lockLikes(db: Db, whose: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${likeLock}, hashtext(${whose}))`.execute(db)
}

async function insertOfAddress(db: Db, number: number, addressKey: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into project_likes (number, address_key)
    select ${number}::integer, ${addressKey}::bytea
    where not exists (select from project_likes where number = ${number} and address_key = ${addressKey})
    on conflict do nothing returning number`.execute(db)
  return rows.length > 0
}

async function hasLiked(db: Db, number: number, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('project_likes')
    .select('number')
    .where('number', '=', number)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

async function takeOver(db: Db, number: number, addressKey: Buffer, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('project_likes')
    .set({ account_id: accountId })
    .where('number', '=', number)
    .where('address_key', '=', addressKey)
    .where('account_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a like that is new. */
export async function addLike(db: Db, number: number): Promise<void> {
  await db
    .updateTable('project_listing')
    .set({ likes: sql<number>`likes + 1` })
    .where('number', '=', number)
    .execute()
}

/** How often a published project was liked; undefined for one that is not published. */
export async function findLikes(db: Db, number: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('project_listing')
    .select('likes')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.likes
}
