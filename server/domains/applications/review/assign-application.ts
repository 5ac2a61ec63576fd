import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { hasStakeIn } from '../../sign-in/account/people.ts'
import { findApplication } from '../application.queries.ts'
import { tellReviewer } from '../tell.ts'
import { updateAssignment } from './queue.queries.ts'
import { hasDecided } from './review.policy.ts'

type Input = { applicationIds: OwnedId[]; accountId: OwnedId | null }

/**
 * Assigns undecided applications to a reviewer, or to nobody. Returns the previous assignee, so that it can
 * be undone, and why an application was skipped: none goes to a reviewer who could not decide on it.
 * @throws ApiError `notAvailable` where the account is no reviewer
 */
export async function assignApplications(ctx: CallContext<StaffMember>, input: Input) {
  const { accountId } = input
  if (accountId && !(await staffWithPrivilege(ctx.db, 'reviewApplications')).includes(accountId))
    throw new ApiError('notAvailable')
  const items = []
  // A fixed order, so that two concurrent assignments wait for each other instead of deadlocking.
  for (const applicationId of [...new Set(input.applicationIds)].sort()) {
    items.push(await assignOne(ctx, applicationId, accountId))
  }
  return { items }
}

async function assignOne(ctx: CallContext<StaffMember>, applicationId: OwnedId, accountId: OwnedId | null) {
  const application = await findApplication(ctx.db, applicationId, 'lock')
  if (!application?.submitted_at) return refused(applicationId, null, 'notAvailable')
  const before = application.assigned_to
  if (accountId && (await hasStakeIn(ctx.db, accountId, application.team_id)))
    return refused(applicationId, before, 'ownInterest')
  if (accountId && application.is_appeal && (await hasDecided(ctx.db, applicationId, accountId)))
    return refused(applicationId, before, 'secondPersonNeeded')
  if (!(await updateAssignment(ctx.db, applicationId, accountId)))
    return refused(applicationId, before, 'illegalTransition')
  ctx.audit({
    kind: 'application.assign',
    subjectKind: 'application',
    subjectId: applicationId,
    before: { assignedTo: before },
    after: { assignedTo: accountId },
    teamId: application.team_id,
  })
  if (accountId && accountId !== ctx.actor.accountId && accountId !== before)
    await tellReviewer(ctx, { ...application, assigned_to: accountId }, 'application_assigned_staff')
  return { applicationId, before, isAssigned: true, error: null }
}

function refused<Why extends string>(applicationId: string, before: string | null, error: Why) {
  return { applicationId, before, isAssigned: false, error }
}
