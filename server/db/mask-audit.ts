import { sql } from 'kysely'
import { appendAudit, hashOf, recordOf } from './audit.ts'
import type { Db } from './database.ts'

/**
 * Puts stars in the place of what teams were called that have ended, in entries from when the audit held names, and
 * enters what these entries say from now on: their hashes stay, so that the chain still holds what came after.
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
