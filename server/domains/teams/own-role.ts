import { ApiError } from '../../../shared/contract/errors.ts'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { lockMemberships } from './membership.queries.ts'

/**
 * My role in the acting team as it stands at this moment, held until the commit. The session knows it from a moment
 * ago: whoever is taken out of the team meanwhile would grant something by a role that they no longer have.
 * @throws ApiError `notAvailable` for who is in the team no more
 */
export async function holdOwnRole({
  db,
  actor,
}: Pick<CallContext<TeamMember>, 'db' | 'actor'>): Promise<TeamRole> {
  const [mine] = await lockMemberships(db, actor.team.id, [actor.accountId])
  if (!mine) throw new ApiError('notAvailable')
  return mine.role
}
