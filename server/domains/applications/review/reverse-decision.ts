import { ApiError } from '../../../../shared/contract/errors.ts'
import { applicationTransitions } from '../../../../shared/rules/applications/application-transitions.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { isUniqueViolation } from '../../../db/failures.ts'
import { move } from '../../move.ts'
import type { ApplicationRow } from '../application.queries.ts'
import { applicationLifecycle } from '../application-lifecycle.ts'
import { presentChangedToStaff } from '../changed.present.ts'
import { getOfferingOf } from '../offerings.ts'
import { giveBackQuota } from '../quota.ts'
import { tellTeam } from '../tell.ts'
import { usualUntil } from '../usual-until.ts'
import { grant, keepRefusal } from './decide-application.ts'
import { reversalNotice } from './refusal-notice.ts'
import { requireReason } from './refusal-reasons.ts'
import { applicationForReview } from './review.policy.ts'

type Input = { applicationId: string; version: number; reasonCode?: string | undefined; text: string }

/**
 * Reverses a decision, with a reason that the applicant reads. Nobody who has decided about it may do so. The
 * application keeps a code it has drawn: nobody else gets it, and a later approval shows it again.
 * @throws ApiError `secondPersonNeeded`, `illegalTransition`, `alreadyOpen` where the team has applied again
 */
export async function reverseDecision(ctx: CallContext<StaffMember>, input: Input) {
  const application = await applicationForReview(ctx, input)
  const isRefusal = nextState(applicationTransitions, application, 'reverseRejection') !== null
  if (!isRefusal && !nextState(applicationTransitions, application, 'reverseApproval'))
    throw new ApiError('illegalTransition')
  const reversed = await (isRefusal ? toApproved : toRejected)(ctx, application, input)
  return presentChangedToStaff(reversed)
}

async function toApproved(ctx: CallContext<StaffMember>, application: ApplicationRow, input: Input) {
  const approved = await move(ctx, applicationLifecycle, application, {
    action: 'reverseRejection',
    accountId: ctx.actor.accountId,
    note: input.text,
    set: {
      decided_at: databaseClock,
      granted_until: await usualUntil(ctx.db, await getOfferingOf(ctx, application)),
    },
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'applications_one_open') ? new ApiError('alreadyOpen') : error
  })
  return grant(ctx, approved, { text: input.text, isReversal: true })
}

async function toRejected(ctx: CallContext<StaffMember>, application: ApplicationRow, input: Input) {
  await requireReason(ctx.db, input.reasonCode, application.offering_kind)
  const rejected = await move(ctx, applicationLifecycle, application, {
    action: 'reverseApproval',
    accountId: ctx.actor.accountId,
    note: input.text,
    set: { decided_at: databaseClock, granted_until: null },
    facts: { reasonCode: input.reasonCode },
  })
  await giveBackQuota(ctx.db, application.id)
  await keepRefusal(ctx, application, { ...input, isReversal: true })
  await tellTeam(ctx, rejected, reversalNotice(rejected), {})
  return rejected
}
