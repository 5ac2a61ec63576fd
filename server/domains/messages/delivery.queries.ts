import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Counts a try; undefined where the message is unknown or already done with. */
export async function startTry(db: Db, messageKey: string) {
  return db
    .updateTable('deliveries')
    .set({ tries: sql`tries + 1` })
    .where('message_key', '=', messageKey)
    .where('state', '=', 'queued')
    .returning([
      'notification_id',
      'account_id',
      sql<number>`extract(epoch from now() - created_at)::float8`.as('age_seconds'),
    ])
    .executeTakeFirst()
}

export async function finishDelivery(
  db: Db,
  messageKey: string,
  state: 'sent' | 'dropped' | 'refused',
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state, finished_at: sql<Date>`now()` })
    .where('message_key', '=', messageKey)
    .where('state', '=', 'queued')
    .execute()
}

export async function findNotification(db: Db, id: string) {
  return db
    .selectFrom('notifications')
    .select(['team_id', 'template', 'params', 'link'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How many text messages about notices an account has got within a day. */
export async function countTextsOfDay(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('channel', '=', 'sms')
    .where('state', '=', 'sent')
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

/** Removes what was noted about codes a day ago; the deliveries of notices stay with them. */
export async function removeOldCodeDeliveries(db: Db): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('notification_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
