import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { Services } from '../../../services.ts'
import { lapseOverdueChange } from './lapse-overdue-change.ts'
import { listOverdueChanges } from './role-change.queries.ts'

/** Closes role changes that were not confirmed in time. */
export async function lapseRoleChanges(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const list = (waiting: readonly string[]) => listOverdueChanges(services.pool, waiting)
  await eachInTransaction({ services, jobId, task: 'lapse-role-changes', list }, lapseOverdueChange)
}
