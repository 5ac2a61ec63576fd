import type { AuditEntry, CallContext } from './context.ts'
import { appendEntries } from './db/audit/audit-entries.ts'
import type { Db } from './db/database.ts'
import type { Services } from './services.ts'
import { traced } from './tracing/trace.ts'

type Origin = { services: Services; requestId: string; accountId: string | null }
/** The parts of a call's context that such work needs. */
export type OwnContext = Pick<CallContext, 'db' | 'services' | 'audit'>

/**
 * Runs a piece of work in its own transaction, including its audit: for jobs, and for one item of many that
 * succeeds or fails by itself.
 */
export async function inOwnTransaction<T>(
  { services, requestId, accountId }: Origin,
  work: (ctx: OwnContext) => Promise<T>,
): Promise<T> {
  const commit = async (db: Db): Promise<T> => {
    const entries: AuditEntry[] = []
    const result = await work({ db, services, audit: (entry) => entries.push(entry) })
    await appendEntries(db, entries, { accountId, teamId: null, requestId })
    return result
  }
  return traced('transaction', () => services.pool.transaction().execute(commit))
}
