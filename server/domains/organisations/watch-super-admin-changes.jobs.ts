import { superAdminTerms } from '../../../shared/rules/super-admin-change.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'
import { eachInTransaction } from '../../jobs/each-alone.ts'
import type { OwnContext } from '../../own-transaction.ts'
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
  const list = (waiting: readonly string[]) => listCooledChanges(services.pool, waiting)
  await eachInTransaction({ services, jobId, task: 'watch-super-admin-changes', list }, elapse)
}

/** A change that its other side answers at this moment is no longer waiting. */
async function elapse(ctx: OwnContext, seen: ChangeRow): Promise<void> {
  const change = await findChange(ctx.db, seen.id)
  if (change?.state !== 'cooling_off' || change.version !== seen.version) return
  const due_on = await dayAfterWorkingDays(ctx.db, superAdminTerms.replyWorkingDays)
  const moved = await moveChange(ctx, change, { action: 'elapse', accountId: null, set: { due_on } })
  await tellOfStep(ctx, moved, 'elapse')
}
