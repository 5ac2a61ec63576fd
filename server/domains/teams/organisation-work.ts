import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { standingOfTeam } from '../organisations/standing-of-team.ts'
import { findingOfPerson } from '../organisations/team-organisation.ts'
import { canManage } from './team.policy.ts'

/**
 * What the caller may do for their acting team's organisation.
 * @throws ApiError `notAvailable` for another team, and for a foreign or missing organisation
 */
export async function findOrganisationWork(
  { db, actor }: CallContext<TeamMember>,
  { TeamID, ID }: { TeamID: OwnedId; ID: OwnedId },
) {
  const standing = await standingOfTeam(db, actor.team.id)
  if (TeamID !== actor.team.id || standing.organisationId !== ID) throw new ApiError('notAvailable')
  return {
    role: actor.team.role,
    canLead: canManage(actor.team.role),
    personMayAct: await findingOfPerson(db, actor.team.id, actor.accountId),
    isVerified: standing.isVerified || standing.isVerifiedTeam,
  }
}
