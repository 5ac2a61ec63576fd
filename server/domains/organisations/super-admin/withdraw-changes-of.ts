import type { CallContext, StaffMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { move } from '../../move.ts'
import { listWithdrawableOf } from './super-admin-change.queries.ts'
import { superAdminLifecycle } from './super-admin-lifecycle.ts'

/** Withdraws a suspended account's requests, and tells the other sides without a reason. */
export async function withdrawChangesOf(ctx: CallContext<StaffMember>, accountId: string): Promise<void> {
  for (const change of await listWithdrawableOf(ctx.db, accountId)) {
    await move(ctx, superAdminLifecycle, change, {
      action: 'withdraw',
      accountId: ctx.actor.accountId,
      side: 'staff',
      set: { due_on: null, decided_at: databaseClock },
    })
  }
}
