import type { CallContext, StaffMember } from '../../context.ts'
import { requireRole } from '../accounts/staff-policy.ts'
import { takeLook } from './queue.queries.ts'
import { submittedApplication } from './review.policy.ts'

/**
 * Says to the others that I have an application open, for a few minutes, which an open page renews; whose look came first keeps it. It
 * keeps nobody from deciding: the version does.
 */
export async function lookAtApplication(ctx: CallContext<StaffMember>, input: { applicationId: string }) {
  requireRole(ctx, 'reviewer')
  const { id } = await submittedApplication(ctx.db, input.applicationId, 'none')
  return { isMine: await takeLook(ctx.db, id, ctx.actor.accountId) }
}
