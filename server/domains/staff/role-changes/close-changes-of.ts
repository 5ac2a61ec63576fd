import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { lockOpenChangesOf } from './role-change.queries.ts'
import { roleChangeLifecycle } from './role-change-lifecycle.ts'

/**
 * Closes what somebody has asked for who is suspended: who took over their account may have asked, so that nobody can
 * confirm it once they are back.
 */
export async function closeChangesOf(ctx: CallContext<StaffMember>, accountId: string): Promise<void> {
  for (const change of await lockOpenChangesOf(ctx.db, accountId)) {
    const { accountId: by } = ctx.actor
    const facts = { reason: 'askerSuspended' }
    await move(ctx, roleChangeLifecycle, change, { action: 'withdrawn', accountId: by, facts })
  }
}
