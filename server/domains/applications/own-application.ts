import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { type ApplicationRow, findApplication } from './application.queries.ts'

/**
 * An application of the acting team.
 * @throws ApiError `notAvailable`, the same for a missing application and another team's
 */
export async function ownApplication(
  ctx: CallContext<TeamMember>,
  applicationId: string,
  lock: 'lock' | 'none' = 'lock',
): Promise<ApplicationRow> {
  const application = await findApplication(ctx.db, applicationId, lock)
  if (application?.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  return application
}
