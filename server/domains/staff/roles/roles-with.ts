import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { roleNamer } from './named-roles.ts'
import { listRoles } from './staff-roles.queries.ts'

/** Roles that grant a privilege, including this portal's own, and the caller's roles. */
export async function rolesWith(ctx: CallContext<StaffMember>, { privilege }: { privilege: Privilege }) {
  const nameOf = await roleNamer(ctx)
  const allowing = (await listRoles(ctx.db)).filter(({ privileges }) => privileges.includes(privilege))
  return { roles: nameOf(allowing.map(({ key }) => key)), mine: nameOf(ctx.actor.staff.roles) }
}
