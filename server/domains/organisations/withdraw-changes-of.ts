import type { CallContext, StaffMember } from '../../context.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { removeChangePapers } from './change-papers.ts'
import { moveChange } from './move-super-admin-change.ts'
import { listWithdrawableOf } from './super-admin-change.queries.ts'
import { tellOfStep } from './tell-sides.ts'

/** Takes back what an account has asked for that staff suspend, and tells the other sides, without saying why. */
export async function withdrawChangesOf(ctx: CallContext<StaffMember>, accountId: string): Promise<void> {
  for (const change of await listWithdrawableOf(ctx.db, accountId)) {
    const withdrawn = await moveChange(ctx, change, {
      action: 'withdraw',
      accountId: ctx.actor.accountId,
      side: 'staff',
      set: { due_on: null, decided_at: databaseClock },
    })
    await removeChangePapers(ctx, withdrawn.id)
    await tellOfStep(ctx, withdrawn, 'withdraw')
  }
}
