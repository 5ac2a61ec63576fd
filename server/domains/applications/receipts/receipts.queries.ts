import { sql } from 'kysely'
import { isSubject } from '../../../db/audit/audit.ts'
import type { Db } from '../../../db/database.ts'

/** What the next version of a locked application is called, and when it is sent. */
export async function nextVersion(db: Db, applicationId: string): Promise<{ number: number; at: Date }> {
  return db
    .selectFrom('application_revisions')
    .select([sql<number>`coalesce(max(number), 0) + 1`.as('number'), sql<Date>`now()`.as('at')])
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
}

/** Keeps what was sent as a numbered version, so that a reviewer sees what has changed. */
export async function insertRevision(
  db: Db,
  revision: {
    application_id: string
    number: number
    reason: 'submit' | 'amend' | 'correct'
    answers_encrypted: string
    account_id: string
    receipt: string | null
  },
): Promise<void> {
  await db.insertInto('application_revisions').values(revision).execute()
}

/** The versions with a receipt, the newest first. */
export async function listReceipts(db: Db, applicationId: string) {
  return db
    .selectFrom('application_revisions')
    .select(['number', 'reason', 'answers_encrypted', 'receipt', 'created_at'])
    .where('application_id', '=', applicationId)
    .where('receipt', 'is not', null)
    .orderBy('number', 'desc')
    .execute()
}

/** The receipts that the audit holds for an application: every one that was given. */
export async function listNotedReceipts(db: Db, applicationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('audit_events')
    .select(sql<string>`after->>'receipt'`.as('receipt'))
    .where('subject_kind', '=', 'application')
    .where(isSubject(applicationId))
    .where(sql<boolean>`after ? 'receipt'`)
    .execute()
  return new Set(rows.map(({ receipt }) => receipt))
}
