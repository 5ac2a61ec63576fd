import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { openPapers } from '../../files/open-papers.ts'
import { hasStakeIn } from '../../sign-in/account/people.ts'
import { submittedApplication } from './review.policy.ts'

/** Opens the answers' files to this session. @throws ApiError `ownInterest`, `notAvailable`, `tooMany` */
export async function openApplicationPapers(
  ctx: CallContext<StaffMember>,
  { applicationId, reason }: { applicationId: string; reason: string },
) {
  const { id, reference, team_id: teamId } = await submittedApplication(ctx.db, applicationId, 'none')
  if (await hasStakeIn(ctx.db, ctx.actor.accountId, teamId)) throw new ApiError('ownInterest')
  return openPapers(ctx, { kind: 'application', id, what: 'application', reference, teamId }, reason)
}
