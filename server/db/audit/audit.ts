import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Database } from '../schema.ts'
import { insertReasons, type KeptReason } from './audit-reasons.queries.ts'
import { sealOf } from './audit-seal.ts'

export type AuditRecord = {
  accountId: string | null
  teamId: string | null
  requestId: string
  kind: string
  subjectKind: string
  subjectId: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The written reason of a step: stored beside the audit, removed with the accounts that it is about. */
export type AuditReason = { text: string; about: readonly string[] }

const chainLock = 4_201
/** A statement takes at most 65,535 values: one step may concern every review of a round. */
const rowsAtOnce = 1_000
/** The hash that the very first entry follows. */
export const firstHash = Buffer.alloc(32)

/**
 * Appends records to the audit, each with the hash of the one before it and the seal of a key that the
 * database does not hold. Called last in a transaction: the one chain stays locked until the commit.
 */
export async function appendAudit(
  db: Db,
  records: readonly (AuditRecord & { reason?: AuditReason | undefined })[],
): Promise<void> {
  if (records.length === 0) return
  const seal = sealOf(db)
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(db)
  // A separate statement after the lock: the statement that waited would not see what was appended meanwhile.
  const { rows: found } = await sql<{ at: Date; position: number | null; hash: Buffer | null }>`
    select date_trunc('milliseconds', clock_timestamp()) as at, last.position, last.hash
    from (values (1)) as always
    left join (select position, hash from audit_events order by position desc limit 1) last on true`.execute(
    db,
  )
  const [end] = found
  const at = end?.at ?? new Date()
  let position = end?.position ?? 0
  let previous: Buffer = end?.hash ?? firstHash
  const reasons: KeptReason[] = []
  const rows = records.map(({ reason, ...stated }) => {
    position += 1
    const kept = reason && seal.keepReason(reason.text)
    if (reason && kept) reasons.push({ position, sealed: kept.sealed, about: reason.about })
    const record = kept ? { ...stated, after: { ...stated.after, reasonHash: kept.reasonHash } } : stated
    const hash = hashOf(previous, position, at, record)
    const row = {
      position,
      at,
      account_id: record.accountId,
      team_id: record.teamId,
      request_id: record.requestId,
      kind: record.kind,
      subject_kind: record.subjectKind,
      subject_id: record.subjectId,
      before: record.before && JSON.stringify(record.before),
      after: record.after && JSON.stringify(record.after),
      previous_hash: previous,
      hash,
      seal: seal.seal(hash),
    }
    previous = hash
    return row
  })
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('audit_events')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
  for (let from = 0; from < reasons.length; from += rowsAtOnce)
    await insertReasons(db, reasons.slice(from, from + rowsAtOnce))
}

/** Whether the audit holds this act from the last minutes: for acts that repeat every few seconds. */
export async function wasAuditedLately(
  db: Db,
  entry: { kind: string; subjectKind: string; subjectId: string; accountId: string },
  minutes: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_events')
    .select('position')
    .where('subject_kind', '=', entry.subjectKind)
    .where(isSubject(entry.subjectId))
    .where('kind', '=', entry.kind)
    .where('account_id', '=', entry.accountId)
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether anybody but the person has acted on a subject; uses the index on subjects. */
export async function wasAuditedOfOthers(
  db: Db,
  entry: { kind: string; subjectKind: string; subjectId: string; accountId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_events')
    .select('position')
    .where('subject_kind', '=', entry.subjectKind)
    .where(isSubject(entry.subjectId))
    .where('kind', '=', entry.kind)
    .where('account_id', '!=', entry.accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Early entries hold some ids in capitals; they stay as they are, because the chain covers them. */
export function isSubject(id: string) {
  return sql<boolean>`lower(audit_events.subject_id) = ${id.toLowerCase()}`
}

export type AuditPlace = { position: number; hash: string }

/** The newest entry; null where there is none. Noted elsewhere, its hash vouches for all before it. */
export async function findLastAuditEntry(db: Db): Promise<AuditPlace | null> {
  const row = await db
    .selectFrom('audit_events')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { position: row.position, hash: row.hash.toString('hex') } : null
}

/** Whether any entry bears a seal. */
export async function isAuditSealed(db: Db): Promise<boolean> {
  const sealed = await db
    .selectFrom('audit_events')
    .select('position')
    .where('seal', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return sealed !== undefined
}

/** Whether anybody has an account, whatever the audit says. */
export async function hasAccounts(db: Db): Promise<boolean> {
  const found = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

export async function findAuditEntry(db: Db, position: number): Promise<AuditPlace | null> {
  const row = await db
    .selectFrom('audit_events')
    .select('hash')
    .where('position', '=', position)
    .executeTakeFirst()
  return row ? { position, hash: row.hash.toString('hex') } : null
}

export function recordOf(row: Selectable<Database['audit_events']>): AuditRecord {
  return {
    accountId: row.account_id,
    teamId: row.team_id,
    requestId: row.request_id,
    kind: row.kind,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    before: row.before as Record<string, unknown> | null,
    after: row.after as Record<string, unknown> | null,
  }
}

/** The hash of an entry, which covers everything before it. */
export function hashOf(previous: Buffer, position: number, at: Date, record: AuditRecord): Buffer {
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify(sorted({ position, at: at.toISOString(), ...record })))
    .digest()
}

/** The same text for equal values, whatever the order of their keys, which jsonb does not keep. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, item]) => [k, sorted(item)]),
  )
}
