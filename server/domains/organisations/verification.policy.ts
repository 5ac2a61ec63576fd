import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { Account, CallContext, TeamMember } from '../../context.ts'
import type { OrganisationRow } from './verification.queries.ts'

/**
 * The acting team of a write, as the page states it; the actor must lead it.
 * @throws ApiError `noTeam`, `teamChanged` where the page was for another, `notAvailable` for plain members
 */
export function requireLedTeam(ctx: CallContext<Account>, statedTeamId: OwnedId): TeamMember['team'] {
  const { team } = ctx.actor
  if (!team) throw new ApiError('noTeam')
  if (team.id !== statedTeamId) throw new ApiError('teamChanged')
  if (!canLead(team)) throw new ApiError('notAvailable')
  return team
}

/** Whether a role may verify the team's organisation. */
export function canLead({ role }: Pick<TeamMember['team'], 'role'>): boolean {
  return role !== 'member'
}

/** An organisation that the team submitted. @throws ApiError `notAvailable` for missing and foreign ones */
export function requireOwn(organisation: OrganisationRow | undefined, teamId: OwnedId): OrganisationRow {
  if (!organisation || organisation.team_id !== teamId) throw new ApiError('notAvailable')
  return organisation
}
