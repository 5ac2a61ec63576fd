import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { endOfTerm } from '../../../db/retention.ts'
import type { MessagesTables } from '../../../db/tables/messages.ts'

type Outcome = MessagesTables['delivery_tries']['outcome']

/** Counts a try; undefined where the message is unknown or already finished. */
export async function startTry(db: Db, messageKey: string) {
  return db
    .updateTable('deliveries')
    .set({ tries: sql`tries + 1` })
    .where('message_key', '=', messageKey)
    .where('state', '=', 'queued')
    .returning([
      'notification_id',
      'account_id',
      'tries',
      sql<number>`extract(epoch from now() - created_at)::float8`.as('age_seconds'),
    ])
    .executeTakeFirst()
}

/** Ends a delivery and records the result, both or neither. */
export async function finishDelivery(
  db: Db,
  messageKey: string,
  { state, reason }: { state: 'sent' | 'dropped' | 'refused'; reason: string },
): Promise<void> {
  await db
    .with('finished', (query) =>
      query
        .updateTable('deliveries')
        .set({ state, finished_at: sql<Date>`now()` })
        .where('message_key', '=', messageKey)
        .where('state', '=', 'queued')
        .returning('message_key'),
    )
    .insertInto('delivery_tries')
    .columns(['message_key', 'outcome', 'reason'])
    .expression((query) =>
      query
        .selectFrom('finished')
        .select([
          'message_key',
          sql<Outcome>`${state}::text`.as('outcome'),
          sql<string>`${reason}::text`.as('reason'),
        ]),
    )
    .execute()
}

/** Records a try that will be retried. */
export async function noteTry(db: Db, messageKey: string, reason: string): Promise<void> {
  await db
    .insertInto('delivery_tries')
    .values({ message_key: messageKey, outcome: 'again', reason })
    .execute()
}

/** Records, beside the try that a vendor took, what it reports about the message. @param reason the network's code */
export async function noteReport(
  db: Db,
  messageKey: string,
  { outcome, reason }: { outcome: 'delivered' | 'undelivered'; reason: string },
): Promise<void> {
  await db
    .updateTable('delivery_tries')
    .set({ report: outcome, reason })
    .where('message_key', '=', messageKey)
    .where('outcome', '=', 'sent')
    .execute()
}

/** Ends deliveries waiting for more than a day: their jobs are gone, so nothing retries them. */
export async function endForgottenDeliveries(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('deliveries')
    .select('message_key')
    .where('state', '=', 'queued')
    // The daily digest may have failed; its messages go into the next one.
    .where('created_at', '<', sql<Date>`now() - case when in_digest then 4 else 1 end * interval '1 day'`)
    .limit(1000)
    .execute()
  for (const { message_key } of rows)
    await finishDelivery(db, message_key, { state: 'refused', reason: 'no try for a day' })
}

export async function findNotification(db: Db, id: string) {
  return db
    .selectFrom('notifications')
    .select(['team_id', 'needs', 'template', 'params', 'link'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The number of notice text messages sent to an account within a day. */
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

/**
 * Removes records about codes after a day; deliveries of notices stay as long as the notices, and the last test of
 * each channel stays as its proof.
 */
export async function removeOldCodeDeliveries(db: Db): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('notification_id', 'is', null)
    .where('created_at', '<', endOfTerm('codeDeliveries'))
    .where(
      'message_key',
      'not in',
      sql<string>`(select distinct on (channel) message_key from deliveries
        where message_key like 'test:%' order by channel, created_at desc)`,
    )
    .execute()
}
