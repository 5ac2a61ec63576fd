import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { isUniqueViolation } from '../../../db/failures.ts'
import { record } from '../../move.ts'
import { createStaffInvitation } from '../invitations/create-staff-invitation.ts'
import { knownRoles } from '../roles/named-roles.ts'
import { hasOtherMembers, lockAdministrators } from '../staff-members.queries.ts'
import { carryOut, requireAdministratorLeft } from './carry-out.ts'
import { effectOf } from './effect.ts'
import { lapseOverdueChange } from './lapse-overdue-change.ts'
import { gainersOf } from './role-change.policy.ts'
import {
  findOverdueChangeOf,
  hasOpenInvitationAlone,
  insertRoleChange,
  type RoleChangeRow,
} from './role-change.queries.ts'
import { roleChangeLifecycle } from './role-change-lifecycle.ts'
import { tellConfirmers } from './tell-administrators.ts'

type Ctx = CallContext<StaffMember>
type InviteInput = { name: string; roles: RoleKey[]; renewsSecondFactor: boolean }
type Asked = Pick<RoleChangeRow, 'kind' | 'after'> &
  Partial<Pick<RoleChangeRow, 'member_id' | 'invitation_id' | 'role_key' | 'is_alone'>>

/**
 * Requests an invitation. Its link is returned once and is void until a second administrator confirms it; a
 * portal's only administrator may invite one more alone, since nobody else could confirm it.
 * @throws ApiError `alreadyOpen`, and `illegalTransition` for an only administrator's invitation of another with more roles
 */
export async function inviteStaff(ctx: Ctx, input: InviteInput) {
  const roles = await knownRoles(ctx.db, input.roles)
  const isAlone = await mayInviteAlone(ctx, roles)
  const by = { createdBy: ctx.actor.accountId, isConfirmed: isAlone }
  const { id, link, expiresAt } = await createStaffInvitation(
    ctx.db,
    ctx.services.origin,
    { ...input, roles },
    by,
  )
  const change = await askRoleChange(ctx, {
    kind: 'invitation',
    after: { roles },
    invitation_id: id,
    is_alone: isAlone,
  })
  if (isAlone) {
    ctx.audit({
      kind: 'staff.invited',
      subjectKind: 'staffInvitation',
      subjectId: id,
      after: { roles, renewsSecondFactor: input.renewsSecondFactor, change: change.id, by: 'alone' },
    })
  }
  return { changeId: change.id, link, expiresAt }
}

/**
 * @throws ApiError `alreadyOpen` where the only administrator has a valid link outstanding, `illegalTransition` for one more
 * with other roles besides: the link would wait for that very administrator
 */
async function mayInviteAlone({ db, actor }: Ctx, roles: RoleKey[]): Promise<boolean> {
  const administrators = await lockAdministrators(db)
  const isSole = administrators.length === 1 && administrators[0] === actor.accountId
  if (!isSole || !roles.includes('administrator')) return false
  if (roles.length > 1) throw new ApiError('illegalTransition')
  if (await hasOpenInvitationAlone(db)) throw new ApiError('alreadyOpen')
  return true
}

/**
 * Requests other roles for a member; none ends the membership. The only member of staff sets their own at
 * once: nobody could confirm it.
 * @throws ApiError `notAvailable`, `ownInterest`, `alreadyOpen`, `illegalTransition` without another
 * administrator
 */
export async function askMemberRoles(ctx: Ctx, input: { userID: OwnedId; roles: RoleKey[] }) {
  const administrators = await lockAdministrators(ctx.db)
  const roles = await knownRoles(ctx.db, input.roles)
  requireAdministratorLeft(administrators, input.userID, roles)
  const { accountId } = ctx.actor
  const isAlone = input.userID === accountId && !(await hasOtherMembers(ctx.db, accountId))
  const change = await askRoleChange(ctx, {
    kind: 'memberRoles',
    member_id: input.userID,
    after: { roles },
    is_alone: isAlone,
  })
  if (isAlone) await carryOut(ctx, change, administrators)
  return { changeId: change.id, isDone: isAlone }
}

/**
 * Stores a request with its present effect, and notifies those who can confirm it.
 * @throws ApiError `notAvailable` if something is missing, `ownInterest` for a gain of rights, `alreadyOpen`
 */
export async function askRoleChange(ctx: Ctx, asked: Asked): Promise<RoleChangeRow> {
  const { accountId } = ctx.actor
  const wanted = { member_id: null, invitation_id: null, role_key: null, is_alone: false, ...asked }
  const overdue = await findOverdueChangeOf(ctx.db, wanted)
  if (overdue) await lapseOverdueChange(ctx, overdue)
  const effect = await effectOf(ctx.db, wanted)
  if (!effect) throw new ApiError('notAvailable')
  const gainers = await gainersOf(ctx.db, { ...wanted, gained: effect.gained })
  if (gainers.includes(accountId) && !wanted.is_alone) throw new ApiError('ownInterest')
  const change = await insertRoleChange(ctx.db, {
    ...wanted,
    before: JSON.stringify(effect.before),
    after: JSON.stringify(effect.after),
    gained: effect.gained,
    lost: effect.lost,
    asked_by: accountId,
    decided_by: null,
    reason: null,
    state: wanted.is_alone ? 'confirmed' : 'open',
  }).catch((error: unknown) => {
    const isOpen = ['staff_role_changes_one_of_member', 'staff_role_changes_one_of_role'].some((name) =>
      isUniqueViolation(error, name),
    )
    throw isOpen ? new ApiError('alreadyOpen') : error
  })
  const step = { action: 'asked', side: 'staff', accountId, before: change, after: change } as const
  await record(ctx, roleChangeLifecycle, step)
  if (!wanted.is_alone) await tellConfirmers(ctx, change, gainers)
  return change
}
