import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { insertConflict } from './judges.queries.ts'
import { listByOthers } from './others.queries.ts'
import { isKept } from './others.ts'
import { ownReview } from './own-review.ts'
import { reviewLifecycle } from './review-lifecycle.ts'

type Input = { reviewId: OwnedId; action: 'reopen' | 'decline' | 'stateConflict' }

/**
 * A judge takes a sent review up again, declines an entry, or states a conflict, which holds for the whole edition. A sample
 * is declined by nobody; who could read what another sent takes nothing up any more.
 * @throws ApiError `notAvailable`, `illegalTransition`
 */
export async function stepReview(ctx: CallContext<StaffMember>, { reviewId, action }: Input) {
  const { review, round, judge, entry } = await ownReview(ctx, reviewId, 'write')
  const mustStay = review.is_sample && action === 'decline'
  if (round.state !== 'reviewing' || mustStay) throw new ApiError('illegalTransition')
  if (action === 'reopen' && isKept(round, await listByOthers(ctx.db, review, 'lock')))
    throw new ApiError('illegalTransition')
  const after = await move(ctx, reviewLifecycle, review, { action, accountId: ctx.actor.accountId })
  if (action === 'stateConflict') await insertConflict(ctx.db, judge.id, entry.id)
  return { reviewId: after.id, state: after.state }
}
