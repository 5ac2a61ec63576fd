import { sql } from 'kysely'
import type { DeliveryChannel, DeliveryState } from '../../../../shared/rules/messages/deliveries.ts'
import type { Db } from '../../../db/database.ts'

export type DeliveryFilter = {
  state?: DeliveryState | undefined
  channel?: DeliveryChannel | undefined
  reference: string
  /** Days in Shanghai, `YYYY-MM-DD`, both inclusive. */
  from?: string | undefined
  to?: string | undefined
  before?: string | undefined
}

const storedStates = {
  failed: 'refused',
  retrying: 'queued',
  queued: 'queued',
  withheld: 'dropped',
  sent: 'sent',
} as const

export async function listDeliveryRows(db: Db, filter: DeliveryFilter, limit: number) {
  return newestDeliveries(db, filter, limit).execute()
}

/** The query behind the list, separate so that its plan can be tested. */
export function newestDeliveries(db: Db, filter: DeliveryFilter, limit: number) {
  let query = db
    .selectFrom('deliveries')
    .leftJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    .leftJoin('accounts', 'accounts.id', 'deliveries.account_id')
    .select([
      'deliveries.message_key',
      'deliveries.channel',
      'deliveries.state',
      'deliveries.tries',
      'deliveries.recipient_masked',
      'deliveries.created_at',
      'deliveries.finished_at',
      'notifications.template',
      'notifications.params',
      'accounts.phone_encrypted',
      'accounts.email_encrypted',
    ])
    .orderBy('deliveries.created_at', 'desc')
    .orderBy('deliveries.message_key', 'desc')
    .limit(limit)
  const { state, channel, reference, from, to, before } = filter
  if (state) query = query.where('deliveries.state', '=', storedStates[state])
  if (state === 'queued') query = query.where('deliveries.tries', '=', 0)
  if (state === 'retrying') query = query.where('deliveries.tries', '>', 0)
  if (channel) query = query.where('deliveries.channel', '=', channel)
  if (reference) query = query.where(sql<string>`notifications.params->>'reference'`, '=', reference)
  if (from) query = query.where('deliveries.created_at', '>=', startOf(from))
  if (to) query = query.where('deliveries.created_at', '<', sql<Date>`${startOf(to)} + interval '1 day'`)
  if (before) {
    query = query.where(
      sql<boolean>`(deliveries.created_at, deliveries.message_key) < (
        select earlier.created_at, earlier.message_key from deliveries earlier where earlier.message_key = ${before})`,
    )
  }
  return query
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveryRows>>[number]

/** The results of these deliveries' tries, newest first. */
export async function listTries(db: Db, messageKeys: string[]) {
  return db
    .selectFrom('delivery_tries')
    .select(['message_key', 'at', 'outcome', 'report', 'reason'])
    .where('message_key', '=', sql<string>`any(${messageKeys})`)
    .orderBy('id', 'desc')
    .execute()
}

export async function findDelivery(db: Db, messageKey: string) {
  return db
    .selectFrom('deliveries')
    .leftJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    .select([
      'deliveries.state',
      'deliveries.channel',
      'deliveries.tries',
      'deliveries.account_id',
      'notifications.team_id',
    ])
    .where('deliveries.message_key', '=', messageKey)
    .executeTakeFirst()
}

/** Reopens a refused delivery; returns whether it was one. */
export async function reopenDelivery(db: Db, messageKey: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'queued', tries: 0, finished_at: null })
    .where('message_key', '=', messageKey)
    .where('state', '=', 'refused')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function startOf(day: string) {
  return sql<Date>`(${day}::date::timestamp at time zone 'Asia/Shanghai')`
}
