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
  const {
    id,
    reference,
    team_id: teamId,
    started_by,
  } = await submittedApplication(ctx, applicationId, 'none')
  if (await hasStakeIn(ctx.db, ctx.actor.accountId, teamId)) throw new ApiError('ownInterest')
  const what = { kind: 'application', what: 'application' } as const
  return openPapers(ctx, { ...what, id, reference, teamId, ofAccounts: [started_by] }, reason)
}
