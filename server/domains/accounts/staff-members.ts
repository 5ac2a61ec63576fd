import type { CallContext, StaffMember } from '../../context.ts'
import { roleNamer } from './named-roles.ts'
import { listMembers } from './staff-members.queries.ts'

type Ctx = CallContext<StaffMember>

/** Every active member of staff. For administrators. */
export async function listStaffMembers(ctx: Ctx) {
  const members = await listMembers(ctx.db)
  const nameRoles = await roleNamer(ctx)
  return {
    members: members.map((member) => ({
      userID: member.account_id,
      name: member.display_name,
      roles: nameRoles(member.roles),
      since: member.created_at.toISOString(),
      isSetUp: member.is_set_up,
      isMe: member.account_id === ctx.actor.accountId,
    })),
  }
}
