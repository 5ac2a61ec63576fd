import type { AuditEntry, CallContext } from './context.ts'
import { appendEntries } from './db/audit/audit-entries.ts'
import type { Services } from './services.ts'

type Origin = { services: Services; requestId: string; accountId: string | null }
/** What a piece of work has of a call's context. */
export type OwnContext = Pick<CallContext, 'db' | 'services' | 'audit'>

/**
 * Runs a piece of work in a transaction of its own, its audit with it: for jobs, and for one item of many that
 * stands or fails by itself.
 */
export async function inOwnTransaction<T>(
  { services, requestId, accountId }: Origin,
  work: (ctx: OwnContext) => Promise<T>,
): Promise<T> {
  return services.pool.transaction().execute(async (db) => {
    const entries: AuditEntry[] = []
    const result = await work({ db, services, audit: (entry) => entries.push(entry) })
    await appendEntries(db, entries, { accountId, teamId: null, requestId })
    return result
  })
}
