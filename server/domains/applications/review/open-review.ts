import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { applicationLifecycle } from '../application-lifecycle.ts'
import { presentChangedToStaff } from '../changed.present.ts'
import { applicationForReview, requireUndecided } from './review.policy.ts'

type Seen = { applicationId: string; version: number }

/** Takes up an application; who opens it has it, unless it is somebody's already. */
export async function openReview(ctx: CallContext<StaffMember>, input: Seen) {
  const application = await applicationForReview(ctx, input)
  if (application.is_amendable) throw new ApiError('illegalTransition')
  if (application.is_appeal) await requireUndecided(ctx, application.id)
  const { accountId } = ctx.actor
  const opened = await move(ctx, applicationLifecycle, application, {
    action: 'open',
    accountId,
    // An appeal begins a review of its own: what was corrected before is no news in it.
    set: { assigned_to: application.assigned_to ?? accountId, correction_keys: [] },
  })
  return presentChangedToStaff(opened)
}
