import type { Insertable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { VolunteersTables } from '../../../db/tables/volunteers.ts'

export async function findFeed(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('volunteer_feeds')
    .select('token_encrypted')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.token_encrypted
}

/** Replaces a person's secret. */
export async function putFeed(db: Db, feed: Insertable<VolunteersTables['volunteer_feeds']>): Promise<void> {
  await db
    .insertInto('volunteer_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(feed))
    .execute()
}

/** Whose calendar it is, while their account is active. */
export async function findFeedOwner(db: Db, tokenIndexes: string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('volunteer_feeds')
    .innerJoin('accounts', 'accounts.id', 'volunteer_feeds.account_id')
    .select('account_id')
    .where('token_index', 'in', tokenIndexes)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst()
  return row?.account_id
}
