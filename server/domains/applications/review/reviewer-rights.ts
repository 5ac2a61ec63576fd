import type { StaffApplicationDetail } from '../../../../shared/contract/applications/application-parts.staff.ts'
import {
  type ApplicationAction,
  applicationTransitions,
} from '../../../../shared/rules/applications/application-transitions.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { hasStakeIn } from '../../sign-in/account/people.ts'
import type { QueueRow } from './queue.queries.ts'
import { hasDecided } from './review.policy.ts'

/** What a reviewer may do with an application now, and which rule prevents the rest. */
export async function reviewerRights(
  ctx: CallContext<StaffMember>,
  row: QueueRow,
): Promise<StaffApplicationDetail['may']> {
  const { accountId, staff } = ctx.actor
  const mayDecide = staff.privileges.includes('decideApplications')
  const isInterested = await hasStakeIn(ctx.db, accountId, row.team_id)
  const isSecondPerson = !(await hasDecided(ctx.db, row.id, accountId))
  const mayReview = !isInterested && (isSecondPerson || !row.is_appeal)
  const can = (action: ApplicationAction) => nextState(applicationTransitions, row, action) !== null
  const isReversible = can('reverseApproval') || can('reverseRejection')
  const isEndable = can('revoke')
  return {
    open: mayReview && can('open') && !row.is_amendable,
    requestCorrection: mayReview && can('requestCorrection'),
    decide: mayDecide && mayReview && can('approve'),
    reverse: mayDecide && !isInterested && isSecondPerson && isReversible,
    end: mayDecide && !isInterested && isSecondPerson && isEndable,
    hindrance: hindranceOf(isInterested, isSecondPerson, isReversible || isEndable || row.is_appeal),
  }
}

function hindranceOf(isInterested: boolean, isSecondPerson: boolean, needsSecondPerson: boolean) {
  if (isInterested) return 'ownInterest'
  return needsSecondPerson && !isSecondPerson ? 'secondPersonNeeded' : null
}
