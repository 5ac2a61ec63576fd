import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { MessagesTables } from '../../db/tables/messages.ts'
import { unreadChannel } from './unread-channel.ts'

export async function insertNotifications(
  db: Db,
  rows: Omit<Insertable<MessagesTables['notifications']>, 'id' | 'read_at' | 'read_by'>[],
): Promise<string[]> {
  const inserted = await db
    .insertInto('notifications')
    .values(rows.map((row) => ({ ...row, read_at: null, read_by: null })))
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}

export async function insertDelivery(
  db: Db,
  row: Pick<
    Insertable<MessagesTables['deliveries']>,
    'message_key' | 'channel' | 'notification_id' | 'account_id' | 'recipient_masked' | 'in_digest'
  >,
): Promise<void> {
  await db
    .insertInto('deliveries')
    .values({ ...row, finished_at: null })
    .execute()
}

/** The database's time, shared by all nodes. */
export async function timeNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

/** Announces to every node, on commit, the accounts and teams whose counts have changed. */
export async function announceUnread(db: Db, whose: (string | null | undefined)[]): Promise<void> {
  const ids = whose.filter(Boolean)
  if (ids.length > 0)
    await sql`select pg_notify(${unreadChannel}, id) from unnest(${ids}::text[]) as id`.execute(db)
}
