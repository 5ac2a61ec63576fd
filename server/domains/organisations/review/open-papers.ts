import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { openPapers } from '../../files/open-papers.ts'
import { isInterested } from '../super-admin/super-admin-change.policy.ts'
import { findChange } from '../super-admin/super-admin-change.queries.ts'
import { changeKind } from '../super-admin/super-admin-columns.ts'
import { findOrganisation } from '../verification.queries.ts'
import { isInTeamOf } from './review.queries.ts'

/** Opens a verification's papers to this session. @throws ApiError `notAvailable`, `ownInterest`, `tooMany` */
export async function openVerificationPapers(
  ctx: CallContext<StaffMember>,
  { organisationId, reason }: { organisationId: string; reason: string },
) {
  const found = await findOrganisation(ctx.db, organisationId)
  if (!found) throw new ApiError('notAvailable')
  if (await isInTeamOf(ctx.db, found.id, ctx.actor.accountId)) throw new ApiError('ownInterest')
  const { id, reference, team_id: teamId, submitted_by } = found
  const what = { kind: 'organisation', what: 'verification' } as const
  return openPapers(ctx, { ...what, id, reference, teamId, ofAccounts: [submitted_by] }, reason)
}

/** Opens the letters of a super admin change to this session. @throws ApiError as for a verification's papers */
export async function openChangePapers(
  ctx: CallContext<StaffMember>,
  { changeId, reason }: { changeId: string; reason: string },
) {
  const found = await findChange(ctx.db, changeId)
  if (!found) throw new ApiError('notAvailable')
  if (await isInterested(ctx.db, found, ctx.actor.accountId)) throw new ApiError('ownInterest')
  const { id, reference, team_id: teamId } = found
  const what = { kind: changeKind, what: 'superAdminChange' } as const
  const ofAccounts = [found.sitting_account_id, found.next_account_id]
  return openPapers(ctx, { ...what, id, reference, teamId, ofAccounts }, reason)
}
