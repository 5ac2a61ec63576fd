import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { appendAudit, hashOf, recordOf } from './audit.ts'
import { insertReasons, listPlainReasons, maskPlainReason } from './audit-reasons.queries.ts'
import { sealOf } from './audit-seal.ts'

/**
 * Masks the names of ended teams in entries from when the audit held names, and enters the present content of
 * these entries: their hashes stay, so that later entries still follow from them.
 */
export async function maskEndedTeams(db: Db, requestId: string): Promise<void> {
  const { rows: found } = await sql<{ position: number }>`
    select position from audit_events a
    where kind in ('team.created', 'team.renamed') and (before->>'name' <> '***' or after->>'name' <> '***')
      and exists (select from teams where id::text = lower(a.subject_id) and name = '')
    order by position limit 200`.execute(db)
  if (found.length === 0) return
  const positions = found.map(({ position }) => position)
  for (const position of positions) await sql`select mask_team_name(${position})`.execute(db)
  await enterMasked(db, positions, requestId)
}

/**
 * Moves reasons that earlier releases wrote into the audit to the table beside it, where somebody whom they
 * are about still has an account. Works in batches until none are left.
 */
export async function moveReasons(pool: Db, requestId: string): Promise<void> {
  while (await pool.transaction().execute((db) => moveSome(db, requestId)));
}

async function moveSome(db: Db, requestId: string): Promise<boolean> {
  const found = await listPlainReasons(db, 200)
  if (found.length === 0) return false
  const seal = sealOf(db)
  for (const { position, reason, about } of found) {
    const { reasonHash, sealed } = seal.keepReason(reason ?? '')
    if (about.length > 0) await insertReasons(db, [{ position, sealed, about }])
    await maskPlainReason(db, position, reasonHash)
  }
  const positions = found.map(({ position }) => position)
  await enterMasked(db, positions, requestId)
  return true
}

/** Enters the present content of masked entries, which vouches for it in place of their hashes. */
async function enterMasked(db: Db, positions: readonly number[], requestId: string): Promise<void> {
  const rows = await db
    .selectFrom('audit_events')
    .selectAll()
    .where('position', 'in', positions)
    .orderBy('position')
    .execute()
  const masked = rows.map((row) => ({
    position: row.position,
    hash: hashOf(row.previous_hash, row.position, row.at, recordOf(row)).toString('hex'),
  }))
  const subject = { subjectKind: 'portal', subjectId: 'audit' }
  const by = { accountId: null, teamId: null, requestId }
  await appendAudit(db, [{ ...by, ...subject, kind: 'audit.masked', before: null, after: { masked } }])
}
