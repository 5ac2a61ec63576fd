import { ApiError } from '../../../shared/contract/errors.ts'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { CallContext, TeamMember } from '../../context.ts'

/** Whether a role may invite, take in and remove members, and rename the team. */
export function canManage(role: TeamRole): boolean {
  return role !== 'member'
}

/** @throws ApiError `notAvailable` for who does not manage the acting team */
export function requireManager({ actor }: Pick<CallContext<TeamMember>, 'actor'>): void {
  if (!canManage(actor.team.role)) throw new ApiError('notAvailable')
}

/** Whether a role may make this one out of somebody: the super admin alone makes admins. */
export function canGive(role: TeamRole, given: TeamRole): boolean {
  return role === 'superAdmin' ? given !== 'superAdmin' : role === 'admin' && given === 'member'
}

/** Whether a role may take one of another role out of the team. */
export function canRemove(role: TeamRole, removed: TeamRole): boolean {
  return canGive(role, removed)
}
