import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Deletes jobs whose data contain one of some texts, such as an account id. */
export async function deleteJobsNaming(db: Db, texts: readonly string[]): Promise<void> {
  await sql`delete from pgboss.job where exists (
    select from unnest(${[...texts]}::text[]) as named where strpos(data::text, named) > 0)`.execute(db)
}

/** Missed searches are counted anonymously, but one for a phone or address identifies its owner. */
export async function deleteMissedNaming(db: Db, texts: readonly string[]): Promise<void> {
  await sql`delete from missed_searches where exists (
    select from unnest(${[...texts]}::text[]) as named where strpos(text, named) > 0)`.execute(db)
}

/** Jobs that send a code or notice to an encrypted phone or address, or ask what became of it. */
export async function listSendingJobs(db: Db) {
  const { rows } = await sql<{ id: string; phone: string | null; to: string | null }>`
    select id, data->>'phone' as phone, data->>'to' as to from pgboss.job
    where name in ('send-sms', 'read-sms-report', 'send-mail', 'send-link')
      and (data ? 'phone' or data ? 'to')`.execute(db)
  return rows
}

export async function deleteJobs(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from pgboss.job where id = any(${ids}::uuid[])`.execute(db)
}

/** Messages that the demo stored instead of sending. */
export async function listOutbox(db: Db) {
  return db
    .selectFrom('outbox_messages')
    .select(['id', 'subject', 'recipient_encrypted', 'body_encrypted', 'created_at'])
    .execute()
}

export async function deleteOutboxMessages(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('outbox_messages').where('id', 'in', ids).execute()
}
