import type { CallContext, StaffMember } from '../../../context.ts'
import { auditChange } from './audit-change.ts'
import { closeRoleChange, lockOpenChangesOf } from './role-change.queries.ts'

/**
 * Closes what somebody has asked for who is suspended: who took over their account may have asked, so that nobody can
 * confirm it once they are back.
 */
export async function closeChangesOf(ctx: CallContext<StaffMember>, accountId: string): Promise<void> {
  for (const change of await lockOpenChangesOf(ctx.db, accountId)) {
    await closeRoleChange(ctx.db, change.id, { state: 'withdrawn', decided_by: null })
    auditChange(ctx, 'withdrawn', change, { reason: 'askerSuspended' })
  }
}
