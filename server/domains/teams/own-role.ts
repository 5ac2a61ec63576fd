import { ApiError } from '../../../shared/contract/errors.ts'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { lockMemberships } from './membership.queries.ts'

/**
 * The caller's present role in the acting team, locked until the commit. The session's role may be outdated:
 * a member removed meanwhile must not grant anything by it.
 * @throws ApiError `notAvailable` if the caller is no longer in the team
 */
export async function holdOwnRole({
  db,
  actor,
}: Pick<CallContext<TeamMember>, 'db' | 'actor'>): Promise<TeamRole> {
  const [mine] = await lockMemberships(db, actor.team.id, [actor.accountId])
  if (!mine) throw new ApiError('notAvailable')
  return mine.role
}
