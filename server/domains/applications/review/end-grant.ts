import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { applicationLifecycle } from '../application-lifecycle.ts'
import { presentChangedToStaff } from '../changed.present.ts'
import { applicationForReview } from './review.policy.ts'

type Input = { applicationId: string; version: number; how: 'complete' | 'revoke'; text: string }

/** Ends a grant: completed, or revoked with a reason that the applicant reads. */
export async function endGrant(ctx: CallContext<StaffMember>, input: Input) {
  const application = await applicationForReview(ctx, input)
  const ended = await move(ctx, applicationLifecycle, application, {
    action: input.how,
    accountId: ctx.actor.accountId,
    note: input.text,
  })
  return presentChangedToStaff(ended)
}
