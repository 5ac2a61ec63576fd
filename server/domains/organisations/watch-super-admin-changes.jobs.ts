import { superAdminTerms } from '../../../shared/rules/super-admin-change.ts'
import type { AuditEntry } from '../../context.ts'
import { appendEntries } from '../../db/audit-entries.ts'
import type { Db } from '../../db/database.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'
import type { Services } from '../../services.ts'
import { moveChange } from './move-super-admin-change.ts'
import { type ChangeRow, findChange, listCooledChanges } from './super-admin-change.queries.ts'
import { tellOfStep } from './tell-sides.ts'

/** Hands changes to which nobody has answered in time over to those who decide. */
export async function watchSuperAdminChanges(
  services: Services,
  _payload: unknown,
  jobId: string,
): Promise<void> {
  for (const change of await listCooledChanges(services.pool)) await elapse(services, change, jobId)
}

/** One at a time: a change that its other side answers at this moment is no longer waiting. */
async function elapse(services: Services, seen: ChangeRow, jobId: string): Promise<void> {
  await services.pool.transaction().execute(async (db: Db) => {
    const change = await findChange(db, seen.id)
    if (change?.state !== 'cooling_off' || change.version !== seen.version) return
    const entries: AuditEntry[] = []
    const due_on = await dayAfterWorkingDays(db, superAdminTerms.replyWorkingDays)
    const moved = await moveChange({ db, audit: (entry) => void entries.push(entry) }, change, {
      action: 'elapse',
      accountId: null,
      set: { due_on },
    })
    await tellOfStep({ db, services }, moved, 'elapse')
    await appendEntries(db, entries, { accountId: null, teamId: moved.team_id, requestId: jobId })
  })
}
