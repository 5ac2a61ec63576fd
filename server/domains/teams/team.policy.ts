import { ApiError } from '../../../shared/contract/errors.ts'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { CallContext, TeamMember } from '../../context.ts'

/** Whether a role may invite, admit and remove members, and rename the team. */
export function canManage(role: TeamRole): boolean {
  return role !== 'member'
}

/** @throws ApiError `notAvailable` for callers who do not manage the acting team */
export function requireManager({ actor }: Pick<CallContext<TeamMember>, 'actor'>): void {
  if (!canManage(actor.team.role)) throw new ApiError('notAvailable')
}

/** Whether a role may give another role: only the super admin makes admins. */
export function canGive(role: TeamRole, given: TeamRole): boolean {
  return role === 'superAdmin' ? given !== 'superAdmin' : role === 'admin' && given === 'member'
}

/** Whether a role may remove a member with another role. */
export function canRemove(role: TeamRole, removed: TeamRole): boolean {
  return canGive(role, removed)
}
