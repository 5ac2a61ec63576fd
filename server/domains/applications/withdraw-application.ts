import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { move } from '../move.ts'
import { mayTakeBack } from './application.policy.ts'
import { applicationLifecycle, noCorrection } from './application-lifecycle.ts'
import { presentChanged } from './changed.present.ts'
import { ownApplication } from './own-application.ts'
import { releaseQuota } from './quota.ts'
import { tellReviewer } from './tell.ts'

/** Withdraws an undecided application and frees what it reserved. */
export async function withdrawApplication(ctx: CallContext<TeamMember>, input: { applicationId: string }) {
  const application = await ownApplication(ctx, input.applicationId)
  const { accountId, team } = ctx.actor
  if (!mayTakeBack(team.role, application.started_by === accountId)) throw new ApiError('notAvailable')
  const withdrawn = await move(ctx, applicationLifecycle, application, {
    action: 'withdraw',
    accountId,
    set: { ...noCorrection, amendable_until: null, due_on: null },
  })
  await releaseQuota(ctx.db, application.id)
  if (withdrawn.assigned_to) await tellReviewer(ctx, withdrawn, 'application_withdrawn_staff')
  return presentChanged(withdrawn)
}
