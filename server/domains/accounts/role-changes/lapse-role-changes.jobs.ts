import type { AuditEntry } from '../../../context.ts'
import { appendEntries } from '../../../db/audit-entries.ts'
import type { Services } from '../../../services.ts'
import { lapseOverdueChanges } from './lapse-overdue-changes.ts'

/** Closes changes of roles that nobody has confirmed in time. */
export async function lapseRoleChanges(services: Services, _payload: unknown, jobId: string): Promise<void> {
  await services.pool.transaction().execute(async (db) => {
    const entries: AuditEntry[] = []
    await lapseOverdueChanges({ db, services, audit: (entry) => void entries.push(entry) })
    await appendEntries(db, entries, { accountId: null, teamId: null, requestId: jobId })
  })
}
