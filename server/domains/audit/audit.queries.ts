import { sql } from 'kysely'
import { isSubject } from '../../db/audit/audit.ts'
import type { Db } from '../../db/database.ts'

export type AuditFilter = {
  /** Null for everybody; an empty list finds nothing. */
  accountIds: string[] | null
  action: string
  thing: string
  /** Days in Shanghai, `YYYY-MM-DD`, both inclusive. */
  from: string | undefined
  to: string | undefined
  before: number | undefined
}

export async function listAudit(db: Db, filter: AuditFilter, limit: number) {
  let query = db
    .selectFrom('audit_events')
    .leftJoin('accounts', 'accounts.id', 'audit_events.account_id')
    .leftJoin('staff_members', 'staff_members.account_id', 'audit_events.account_id')
    .leftJoin('audit_reasons', 'audit_reasons.position', 'audit_events.position')
    .select([
      'audit_events.position',
      'audit_events.at',
      'audit_events.account_id',
      'audit_events.kind',
      'audit_events.subject_kind',
      'audit_events.subject_id',
      'audit_events.before',
      'audit_events.after',
      'audit_reasons.reason_encrypted',
      'accounts.name_encrypted',
      'accounts.phone_encrypted',
      'staff_members.display_name',
    ])
    .orderBy('audit_events.position', 'desc')
    .limit(limit)
  if (filter.accountIds)
    query = query.where('audit_events.account_id', '=', sql<string>`any(${filter.accountIds}::uuid[])`)
  if (filter.action) query = query.where('audit_events.kind', 'like', `${escapeLike(filter.action)}%`)
  if (filter.thing) {
    query = query.where(({ or, eb }) =>
      or([eb('audit_events.subject_kind', '=', filter.thing), isSubject(filter.thing)]),
    )
  }
  if (filter.from) query = query.where('audit_events.at', '>=', startOf(filter.from))
  if (filter.to)
    query = query.where('audit_events.at', '<', sql<Date>`${startOf(filter.to)} + interval '1 day'`)
  if (filter.before) query = query.where('audit_events.position', '<', filter.before)
  return query.execute()
}

function startOf(day: string) {
  return sql<Date>`(${day}::date::timestamp at time zone 'Asia/Shanghai')`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Accounts by one of these phones or addresses, as their keyed hashes. */
export async function listAccountsByIndex(
  db: Db,
  column: 'phone_index' | 'email_index',
  indexes: string[],
): Promise<string[]> {
  const rows = await db.selectFrom('accounts').select('id').where(column, 'in', indexes).execute()
  return rows.map(({ id }) => id)
}

/** Members of staff, former ones too, whose name has these words in it. */
export async function listStaffNamed(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_members')
    .select('account_id')
    .where('display_name', 'ilike', `%${escapeLike(name)}%`)
    .limit(50)
    .execute()
  return rows.map((row) => row.account_id)
}
