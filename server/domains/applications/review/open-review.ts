import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { applicationLifecycle } from '../application-lifecycle.ts'
import { presentChangedToStaff } from '../changed.present.ts'
import { applicationForReview, requireUndecided } from './review.policy.ts'

type Seen = { applicationId: string; version: number }

/** Begins the review; an unassigned application is assigned to the caller. */
export async function openReview(ctx: CallContext<StaffMember>, input: Seen) {
  const application = await applicationForReview(ctx, input)
  if (application.is_amendable) throw new ApiError('illegalTransition')
  if (application.is_appeal) await requireUndecided(ctx, application.id)
  const { accountId } = ctx.actor
  const opened = await move(ctx, applicationLifecycle, application, {
    action: 'open',
    accountId,
    // An appeal begins a review of its own, so earlier corrections are no longer highlighted.
    set: { assigned_to: application.assigned_to ?? accountId, correction_keys: [] },
  })
  return presentChangedToStaff(opened)
}
