import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { roleIn } from '../../organisations/super-admin/role-in.ts'
import { auditHandOver } from './audit-hand-over.ts'
import { listOverdue, lockOverdue, removeHandOver } from './hand-over.queries.ts'
import { tellSide } from './tell-side.ts'

/** Ends hand-overs not answered in time, and tells the sides that are still in the team. */
export async function lapseHandOvers(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const list = (waiting: readonly string[]) => listOverdue(services.pool, waiting)
  await eachInTransaction({ services, jobId, task: 'lapse-hand-overs', list }, lapse)
}

async function lapse(ctx: OwnContext, id: string): Promise<void> {
  const handOver = await lockOverdue(ctx.db, id)
  if (!handOver) return
  await removeHandOver(ctx.db, id)
  auditHandOver(ctx, 'Lapsed', handOver)
  for (const to of [handOver.from_account_id, handOver.to_account_id]) {
    if (!(await roleIn(ctx.db, handOver.team_id, to))) continue
    await tellSide(ctx, handOver, { to, template: 'super_admin_hand_over_lapsed' })
  }
}
