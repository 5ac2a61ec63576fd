import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../context.ts'

/** Support agents are asked where a message has gone; administrators connect the vendors. @throws ApiError `notAvailable` */
export function requireDeliveryReader({ actor }: CallContext<StaffMember>): void {
  const { roles } = actor.staff
  if (!roles.includes('supportAgent') && !roles.includes('administrator')) throw new ApiError('notAvailable')
}
