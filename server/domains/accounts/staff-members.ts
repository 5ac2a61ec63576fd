import { ApiError } from '../../../shared/contract/errors.ts'
import type { RoleKey } from '../../../shared/rules/roles.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { createStaffInvitation } from './create-staff-invitation.ts'
import { knownRoles, roleNamer } from './named-roles.ts'
import { endSessions } from './session.queries.ts'
import { findMemberForUpdate, listMembers, lockAdministrators, setMember } from './staff-members.queries.ts'

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

type InviteInput = { name: string; roles: RoleKey[]; renewsSecondFactor: boolean }

/** A one-time link, answered once. For administrators, with a fresh proof. */
export async function inviteStaff(ctx: Ctx, input: InviteInput) {
  const roles = await knownRoles(ctx.db, input.roles)
  const { id, link, expiresAt } = await createStaffInvitation(
    ctx.db,
    ctx.services.origin,
    { ...input, roles },
    ctx.actor.accountId,
  )
  ctx.audit({
    kind: 'staff.invited',
    subjectKind: 'staffInvitation',
    subjectId: id,
    after: { roles, renewsSecondFactor: input.renewsSecondFactor },
  })
  return { link, expiresAt }
}

/**
 * Changes the roles of a member; none at all ends the membership. Their sessions end, so that no old right lives on.
 * @throws ApiError `illegalTransition` where no administrator would be left
 */
export async function changeStaffRoles(ctx: Ctx, input: { userID: string; roles: RoleKey[] }) {
  const administrators = await lockAdministrators(ctx.db)
  const member = await findMemberForUpdate(ctx.db, input.userID)
  if (member?.status !== 'active') throw new ApiError('notAvailable')
  const roles = await knownRoles(ctx.db, input.roles)
  const staysOne = administrators.some((id) => id !== member.account_id)
  if (!roles.includes('administrator') && !staysOne) throw new ApiError('illegalTransition')
  const isEnded = roles.length === 0
  await setMember(ctx.db, member.account_id, isEnded ? { status: 'ended' } : { roles })
  const isMe = member.account_id === ctx.actor.accountId
  await endSessions(ctx.db, member.account_id, isMe && !isEnded ? { except: ctx.actor.sessionId } : {})
  ctx.audit({
    kind: isEnded ? 'staff.ended' : 'staff.rolesChanged',
    subjectKind: 'account',
    subjectId: member.account_id,
    before: { roles: member.roles },
    after: { roles },
  })
  return {}
}
