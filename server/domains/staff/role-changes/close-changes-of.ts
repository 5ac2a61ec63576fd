import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { lockOpenChangesOf } from './role-change.queries.ts'
import { roleChangeLifecycle } from './role-change-lifecycle.ts'

/**
 * Closes the requests of a suspended person: an intruder may have made them, so nobody may confirm them even
 * after the account is restored.
 */
export async function closeChangesOf(ctx: CallContext<StaffMember>, accountId: string): Promise<void> {
  for (const change of await lockOpenChangesOf(ctx.db, accountId)) {
    const { accountId: by } = ctx.actor
    const facts = { reason: 'askerSuspended' }
    await move(ctx, roleChangeLifecycle, change, { action: 'withdrawn', accountId: by, facts })
  }
}
