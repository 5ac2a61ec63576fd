import type { CallContext, StaffMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { roleNamer } from './roles/named-roles.ts'
import { listAdministrators, listMembers } from './staff-members.queries.ts'

export { listAdministrators, lockAdministrators } from './staff-members.queries.ts'

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

/** Whether there is only one administrator, so that nobody could confirm a change that needs two. */
export async function hasSoleAdministrator(db: Db): Promise<boolean> {
  return (await listAdministrators(db)).length === 1
}
