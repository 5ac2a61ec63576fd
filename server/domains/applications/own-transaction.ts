import type { AuditEntry } from '../../context.ts'
import { appendAudit } from '../../db/audit.ts'
import type { Services } from '../../services.ts'
import type { MoveContext } from './move-application.ts'

type Origin = { services: Services; requestId: string; accountId: string | null }

/**
 * Runs a piece of work in a transaction of its own, its audit with it: for jobs, and for one item of many that
 * stands or fails by itself.
 */
export async function inOwnTransaction<T>(
  { services, requestId, accountId }: Origin,
  work: (ctx: MoveContext) => Promise<T>,
): Promise<T> {
  return services.pool.transaction().execute(async (db) => {
    const entries: AuditEntry[] = []
    const result = await work({ db, services, audit: (entry) => entries.push(entry) })
    await appendAudit(
      db,
      entries.map((entry) => ({
        accountId: entry.accountId === undefined ? accountId : entry.accountId,
        teamId: entry.teamId ?? null,
        requestId,
        kind: entry.kind,
        subjectKind: entry.subjectKind,
        subjectId: entry.subjectId,
        before: entry.before ?? null,
        after: entry.after ?? null,
      })),
    )
    return result
  })
}
