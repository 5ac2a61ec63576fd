import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { roleNamer } from './named-roles.ts'
import { listRoles } from './staff-roles.queries.ts'

/** The roles that allow something, those that this portal made too, and the caller's own. */
export async function rolesWith(ctx: CallContext<StaffMember>, { privilege }: { privilege: Privilege }) {
  const nameOf = await roleNamer(ctx)
  const allowing = (await listRoles(ctx.db)).filter(({ privileges }) => privileges.includes(privilege))
  return { roles: nameOf(allowing.map(({ key }) => key)), mine: nameOf(ctx.actor.staff.roles) }
}
