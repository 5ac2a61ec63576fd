import { sql } from 'kysely'
import type { LikeType } from '../../../shared/rules/toolbox/likes.ts'
import type { Db } from '../../db/database.ts'

type Liked = { type: LikeType; number: number }
type Like = Liked & { addressKey: Buffer; accountId: string | null }

/**
 * Stores a like, once per account and once per address without one. A person who liked without an account and
 * then with one converts that like.
 * @returns whether it is a new like
 */
export async function insertLike(db: Db, like: Like): Promise<boolean> {
  const { type, number, addressKey, accountId } = like
  // Serialised per account and per address, so that two concurrent presses see each other.
  if (accountId !== null) await lockLikes(db, `${type} ${number} ${accountId}`)
  await lockLikes(db, `${type} ${number} ${addressKey.toString('hex')}`)
  if (accountId === null) return insertOfAddress(db, like)
  if (await hasLiked(db, like, accountId)) return false
  if (await takeOver(db, like, accountId)) return false
  const inserted = await db
    .insertInto('project_likes')
    .values({ type, number, address_key: addressKey, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return inserted !== undefined
}

const likeLock = 4205

async function lockLikes(db: Db, whose: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${likeLock}, hashtext(${whose}))`.execute(db)
}

async function insertOfAddress(db: Db, { type, number, addressKey }: Like): Promise<boolean> {
  const { rows } = await sql`
    insert into project_likes (type, number, address_key)
    select ${type}::smallint, ${number}::integer, ${addressKey}::bytea
    where not exists (select from project_likes
      where type = ${type} and number = ${number} and address_key = ${addressKey})
    on conflict do nothing returning number`.execute(db)
  return rows.length > 0
}

async function hasLiked(db: Db, { type, number }: Liked, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('project_likes')
    .select('number')
    .where('type', '=', type)
    .where('number', '=', number)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

async function takeOver(db: Db, { type, number, addressKey }: Like, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('project_likes')
    .set({ account_id: accountId })
    .where('type', '=', type)
    .where('number', '=', number)
    .where('address_key', '=', addressKey)
    .where('account_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a new like of a project. */
export async function addLike(db: Db, number: number): Promise<void> {
  await db
    .updateTable('project_listing')
    .set({ likes: sql<number>`likes + 1` })
    .where('number', '=', number)
    .execute()
}

/** The number of likes of a published record; undefined if not published. */
export async function findLikes(db: Db, { type, number }: Liked): Promise<number | undefined> {
  if (type === 2) return findActivityLikes(db, number)
  const row = await db
    .selectFrom('project_listing')
    .select('likes')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.likes
}

/** The likes of volunteer activities by their numbers; one without any is missing. */
export async function listActivityLikes(db: Db, numbers: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ number: number; likes: number }>`
    select number, count(*)::integer as likes from project_likes
    where type = 2 and number = any(${[...numbers]}::integer[]) group by number`.execute(db)
  return new Map(rows.map(({ number, likes }) => [number, likes]))
}

/** Activities are temporary: their likes are counted when shown, not stored beside them. */
async function findActivityLikes(db: Db, number: number): Promise<number | undefined> {
  const { rows } = await sql<{ likes: number }>`
    select (select count(*)::integer from project_likes where type = 2 and number = ${number}) as likes
    from content_live where collection = 'volunteerActivities' and number = ${number} limit 1`.execute(db)
  return rows[0]?.likes
}
