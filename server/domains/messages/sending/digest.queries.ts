import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Accounts with messages waiting for the daily digest. */
export async function listDigestAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('account_id')
    .distinct()
    .where('in_digest', '=', true)
    .where('state', '=', 'queued')
    .execute()
  return rows.flatMap(({ account_id }) => account_id ?? [])
}

/** Deliveries that wait for the digest, oldest first. */
export async function listDigestDeliveries(db: Db, accountId: string, limit: number) {
  return db
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    .select([
      'deliveries.message_key',
      'notifications.team_id',
      'notifications.needs',
      'notifications.template',
      'notifications.params',
      'notifications.link',
      sql<boolean>`notifications.read_at is not null`.as('isRead'),
    ])
    .where('deliveries.account_id', '=', accountId)
    .where('deliveries.in_digest', '=', true)
    .where('deliveries.state', '=', 'queued')
    .orderBy('deliveries.created_at')
    .limit(limit)
    .execute()
}
