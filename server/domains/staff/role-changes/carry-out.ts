import { ApiError } from '../../../../shared/contract/errors.ts'
import { heldId, type OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import { invitationMinutesFor } from '../../../../shared/rules/staff/staff-proof.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { endSessions } from '../../sign-in/sessions/sessions.ts'
import { openInvitation } from '../invitations/staff-invitation.queries.ts'
import { changeRole, insertRole, retireRole } from '../roles/staff-roles.queries.ts'
import { setMember } from '../staff-members.queries.ts'
import { freeWork } from '../work/free-work.ts'
import type { RoleChangeRow } from './role-change.queries.ts'

type Ctx = CallContext<StaffMember>

/** Carries out a confirmed change, or the only member's own. Its starting point was checked and is locked. */
export async function carryOut(ctx: Ctx, change: RoleChangeRow, administrators: string[]): Promise<void> {
  const { member_id: memberId, invitation_id: invitationId, after } = change
  if (invitationId) return sendOut(ctx, change, invitationId)
  if (memberId)
    await setRoles(ctx, change, { memberId: heldId(memberId), roles: after.roles ?? [] }, administrators)
  else await setRole(ctx, change)
  await freeWork(ctx)
}

/** @throws ApiError `illegalTransition` where no administrator would be left */
export function requireAdministratorLeft(
  administrators: string[],
  memberId: OwnedId,
  roles: RoleKey[],
): void {
  const staysOne = administrators.some((id) => id !== memberId)
  if (!roles.includes('administrator') && !staysOne) throw new ApiError('illegalTransition')
}

/** Ends their sessions, so that no old right remains. */
async function setRoles(
  ctx: Ctx,
  { id, before, asked_by, is_alone }: RoleChangeRow,
  { memberId, roles }: { memberId: OwnedId; roles: RoleKey[] },
  administrators: string[],
): Promise<void> {
  requireAdministratorLeft(administrators, memberId, roles)
  const isEnded = roles.length === 0
  await setMember(ctx.db, memberId, isEnded ? { status: 'ended' } : { roles })
  const isMe = memberId === ctx.actor.accountId
  await endSessions(ctx.db, memberId, isMe && !isEnded ? { except: ctx.actor.sessionId } : {})
  ctx.audit({
    kind: isEnded ? 'staff.ended' : 'staff.rolesChanged',
    subjectKind: 'account',
    subjectId: memberId,
    before: { roles: before.roles },
    after: { roles, change: id, askedBy: asked_by, ...(is_alone && { by: 'alone' }) },
  })
}

/** Makes the link usable, for the usual time. */
async function sendOut(
  ctx: Ctx,
  { id, after, asked_by }: RoleChangeRow,
  invitationId: string,
): Promise<void> {
  await openInvitation(ctx.db, invitationId, invitationMinutesFor(after.roles ?? []))
  ctx.audit({
    kind: 'staff.invited',
    subjectKind: 'staffInvitation',
    subjectId: invitationId,
    after: { roles: after.roles, change: id, askedBy: asked_by },
  })
}

/** Applies to the holders' next request; nobody is signed out. */
async function setRole(ctx: Ctx, change: RoleChangeRow): Promise<void> {
  const { id, kind, role_key: key, before, after, asked_by } = change
  if (!key) return
  if (kind === 'roleRetired') await retireRole(ctx.db, key)
  else if (after.role) await (kind === 'roleMade' ? insertRole : changeRole)(ctx.db, key, after.role)
  ctx.audit({
    kind: `staff.${kind}`,
    subjectKind: 'staffRole',
    subjectId: key,
    before,
    after: { ...after, change: id, askedBy: asked_by },
  })
}
