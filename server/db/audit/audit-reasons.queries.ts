import { sql } from 'kysely'
import type { Db } from '../database.ts'

export type KeptReason = { position: number; sealed: string; about: readonly string[] }

/**
 * Puts reasons beside their entries, with the accounts that each is about. A reason about somebody without an
 * account is kept, too: otherwise the audit would not say why their contact was opened.
 */
export async function insertReasons(db: Db, reasons: readonly KeptReason[]): Promise<void> {
  if (reasons.length === 0) return
  await db
    .insertInto('audit_reasons')
    .values(reasons.map(({ position, sealed }) => ({ position, reason_encrypted: sealed })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const about = reasons.flatMap(({ position, about }) =>
    [...new Set(about)].map((id) => ({ position, account_id: id })),
  )
  if (about.length === 0) return
  await db
    .insertInto('audit_reason_accounts')
    .values(about)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Reasons that no account takes along when it is deleted. */
export async function listReasonsAboutNobody(db: Db) {
  return db
    .selectFrom('audit_reasons')
    .innerJoin('audit_events', 'audit_events.position', 'audit_reasons.position')
    .select(['audit_reasons.position', 'reason_encrypted', 'at'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_reason_accounts')
            .select('account_id')
            .whereRef('audit_reason_accounts.position', '=', 'audit_reasons.position'),
        ),
      ),
    )
    .execute()
}

export async function deleteReasons(db: Db, positions: readonly number[]): Promise<void> {
  if (positions.length > 0) await db.deleteFrom('audit_reasons').where('position', 'in', positions).execute()
}

/** Deletes the reasons about a subject whose texts have been deleted. */
export async function deleteReasonsOf(db: Db, subjectKind: string, subjectId: string): Promise<void> {
  await sql`delete from audit_reasons where position in (select position from audit_events
    where subject_kind = ${subjectKind} and lower(subject_id) = ${subjectId})`.execute(db)
}

/**
 * Entries of earlier releases that hold a reason in plain, with the accounts that it is about: whose texts
 * were shown, whose notice was sent again, whose roles were to change. Early suspensions hold theirs, too.
 */
export async function listPlainReasons(db: Db, limit: number) {
  const { rows } = await sql<{ position: number; reason: string | null; about: string[] }>`
    select position, after->>'reason' as reason, array(
      select accounts.id from accounts where status <> 'deleted' and accounts.id in (
        select viewed_account_id from data_views where data_views.subject_id::text = lower(a.subject_id)
        union select member_id from staff_role_changes where staff_role_changes.id::text = lower(a.subject_id)
        union select deliveries.account_id from deliveries where message_key = a.subject_id)) as about
    from audit_events a where has_plain_reason(kind, after) order by position limit ${limit}`.execute(db)
  return rows
}

export async function maskPlainReason(db: Db, position: number, reasonHash: string): Promise<void> {
  await sql`select mask_audit_reason(${position}, ${reasonHash})`.execute(db)
}
