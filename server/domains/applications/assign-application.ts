import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { staffWithPrivilege } from '../accounts/recipients.ts'
import { findApplication } from './application.queries.ts'
import { updateAssignment } from './queue.queries.ts'
import { tellReviewer } from './tell.ts'

type Input = { applicationIds: string[]; accountId: string | null }

/**
 * Gives undecided applications to a reviewer, or to nobody. Answers whose they were, so that it can be undone.
 * @throws ApiError `notAvailable` where the account is no reviewer
 */
export async function assignApplications(ctx: CallContext<StaffMember>, input: Input) {
  const { accountId } = input
  if (accountId && !(await staffWithPrivilege(ctx.db, 'reviewApplications')).includes(accountId))
    throw new ApiError('notAvailable')
  const items = []
  // In one order for everybody, so that two who assign at once wait for each other instead of failing.
  for (const applicationId of [...new Set(input.applicationIds)].sort()) {
    items.push(await assignOne(ctx, applicationId, accountId))
  }
  return { items }
}

async function assignOne(ctx: CallContext<StaffMember>, applicationId: string, accountId: string | null) {
  const application = await findApplication(ctx.db, applicationId, 'lock')
  const before = application?.assigned_to ?? null
  if (!application?.submitted_at || !(await updateAssignment(ctx.db, applicationId, accountId)))
    return { applicationId, before, isAssigned: false }
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
  return { applicationId, before, isAssigned: true }
}
