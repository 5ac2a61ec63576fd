import type { CallContext, StaffMember } from '../../../context.ts'
import { changeSeen } from '../../../db/change-seen.queries.ts'
import { auditDone } from '../../move.ts'
import { listOpenOpinionsOf } from './super-admin-change.queries.ts'
import { superAdminLifecycle } from './super-admin-lifecycle.ts'

/** The columns of an opinion, cleared. */
export const noOpinion = {
  first_verdict: null,
  first_reason: null,
  first_reason_words: null,
  first_by: null,
  first_at: null,
} as const

/**
 * Removes a suspended person's first opinions from undecided changes: an intruder may have given them. A
 * concurrent second opinion fails on the version.
 */
export async function voidOpinionsOf(ctx: CallContext<StaffMember>, accountId: string): Promise<void> {
  for (const change of await listOpenOpinionsOf(ctx.db, accountId)) {
    const voided = await changeSeen(ctx.db, 'super_admin_changes', change, noOpinion)
    if (!voided) continue
    const { accountId } = ctx.actor
    auditDone(ctx, superAdminLifecycle, { action: 'opinion.void', before: change, after: voided, accountId })
  }
}
