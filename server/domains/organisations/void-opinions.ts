import type { CallContext, StaffMember } from '../../context.ts'
import { auditChange } from './move-super-admin-change.ts'
import { listOpenOpinionsOf, updateChange } from './super-admin-change.queries.ts'

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
    const voided = await updateChange(ctx.db, change, noOpinion)
    if (!voided) continue
    const { accountId: by } = ctx.actor
    auditChange(ctx, { action: 'opinion.void', before: change, after: voided, accountId: by })
  }
}
