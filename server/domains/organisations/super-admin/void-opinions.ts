import type { CallContext, StaffMember } from '../../../context.ts'
import { changeSeen } from '../../../db/change-seen.queries.ts'
import { auditDone } from '../../move.ts'
import { listOpenOpinionsOf } from './super-admin-change.queries.ts'
import { superAdminLifecycle } from './super-admin-lifecycle.ts'

/** What counts no more of an opinion. */
export const noOpinion = {
  first_verdict: null,
  first_reason: null,
  first_reason_words: null,
  first_by: null,
  first_at: null,
} as const

/**
 * Takes the first opinions of somebody who is suspended off the changes that are not decided: who took over their
 * account may have given them. A second one that is given at this moment finds another version.
 */
export async function voidOpinionsOf(ctx: CallContext<StaffMember>, accountId: string): Promise<void> {
  for (const change of await listOpenOpinionsOf(ctx.db, accountId)) {
    const voided = await changeSeen(ctx.db, 'super_admin_changes', change, noOpinion)
    if (!voided) continue
    const { accountId } = ctx.actor
    auditDone(ctx, superAdminLifecycle, { action: 'opinion.void', before: change, after: voided, accountId })
  }
}
