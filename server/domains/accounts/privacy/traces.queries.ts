import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Jobs that name an account by its id. */
export async function deleteJobsNaming(db: Db, accountId: string): Promise<void> {
  await sql`delete from pgboss.job where data::text like ${`%${accountId}%`}`.execute(db)
}

/** Jobs that send a code or a notice to a phone or an address, which stands encrypted in them. */
export async function listSendingJobs(db: Db) {
  const { rows } = await sql<{ id: string; phone: string | null; to: string | null }>`
    select id, data->>'phone' as phone, data->>'to' as to from pgboss.job
    where name in ('send-sms', 'send-mail') and (data ? 'phone' or data ? 'to')`.execute(db)
  return rows
}

export async function deleteJobs(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from pgboss.job where id = any(${ids}::uuid[])`.execute(db)
}

/** What the demo has kept instead of sending. */
export async function listOutboxRecipients(db: Db) {
  return db.selectFrom('outbox_messages').select(['id', 'recipient_encrypted']).execute()
}

export async function deleteOutboxMessages(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('outbox_messages').where('id', 'in', ids).execute()
}
