import { ApiError } from '../../../shared/contract/errors.ts'
import type { StaffRole } from '../../../shared/rules/roles.ts'
import type { Actor, CallContext, StaffMember } from '../../context.ts'

/**
 * Only staff who hold the role, with a second factor proven in this session. An administrator configures and
 * invites; deciding needs the role that decides, also for them.
 * @throws ApiError `notAvailable`, or `secondFactorNeeded` where only that is missing
 */
export function requireRole(ctx: { actor: Actor }, role: StaffRole): asserts ctx is CallContext<StaffMember> {
  const staff = staffOf(ctx)
  if (!staff.roles.includes(role)) throw new ApiError('notAvailable')
  if (!staff.hasSecondFactor) throw new ApiError('secondFactorNeeded')
}

/**
 * Before a decision, an export or a reveal: the second factor was proven at most 15 minutes ago, in this session. A
 * sign-in with second factor counts.
 * @throws ApiError `stepUpNeeded`; `notAvailable` for who is no staff
 */
export function requireFreshProof(ctx: { actor: Actor }): void {
  if (!staffOf(ctx).hasFreshProof) throw new ApiError('stepUpNeeded')
}

function staffOf({ actor }: { actor: Actor }) {
  if (actor.kind !== 'account' || !actor.staff) throw new ApiError('notAvailable')
  return actor.staff
}
