import { superAdminTerms } from '../../../../shared/rules/organisations/super-admin-change.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'
import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { moveByClock } from '../../move.ts'
import { type ChangeRow, listCooledChanges } from './super-admin-change.queries.ts'
import { superAdminLifecycle } from './super-admin-lifecycle.ts'

/** Hands changes that were not answered in time over to the deciders. */
export async function watchSuperAdminChanges(
  services: Services,
  _payload: unknown,
  jobId: string,
): Promise<void> {
  const list = (waiting: readonly string[]) => listCooledChanges(services.pool, waiting)
  await eachInTransaction({ services, jobId, task: 'watch-super-admin-changes', list }, elapse)
}

/** A change that the other side answers at this moment is no longer waiting. */
async function elapse(ctx: OwnContext, change: ChangeRow): Promise<void> {
  const due_on = await dayAfterWorkingDays(ctx.db, superAdminTerms.replyWorkingDays)
  await moveByClock(ctx, superAdminLifecycle, change, { action: 'elapse', set: { due_on } })
}
