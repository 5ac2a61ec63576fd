import { ApiError } from '../../../../shared/contract/errors.ts'
import { reasonOnRecord } from '../../../../shared/lib/text/masking.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { lockRole } from '../roles/staff-roles.queries.ts'
import { findMemberForUpdate, lockAdministrators } from '../staff-members.queries.ts'
import { carryOut } from './carry-out.ts'
import { requireConfirmer } from './role-change.policy.ts'
import { findRoleChangeForUpdate, type RoleChangeRow } from './role-change.queries.ts'
import { roleChangeLifecycle } from './role-change-lifecycle.ts'
import { tellAsker } from './tell-administrators.ts'

type Ctx = CallContext<StaffMember>
type ChangeInput = { changeId: string }

/** Confirms another administrator's request; it takes effect in the same transaction. */
export async function confirmRoleChange(ctx: Ctx, { changeId }: ChangeInput) {
  const change = await openChange(ctx, changeId)
  const administrators = await lockAdministrators(ctx.db)
  if (change.member_id) await findMemberForUpdate(ctx.db, change.member_id)
  if (change.role_key) await lockRole(ctx.db, change.role_key)
  await requireConfirmer(ctx.db, change, administrators, ctx.actor.accountId)
  const { accountId } = ctx.actor
  const step = { action: 'confirmed', accountId, set: { decided_by: accountId } } as const
  await move(ctx, roleChangeLifecycle, change, step)
  await carryOut(ctx, change, administrators)
  await tellAsker(ctx, change, 'staff_change_confirmed')
  return {}
}

/** Refuses it, with a reason that the requester can read. */
export async function refuseRoleChange(ctx: Ctx, { changeId, reason }: ChangeInput & { reason: string }) {
  const change = await openChange(ctx, changeId)
  const { accountId } = ctx.actor
  const said = reasonOnRecord(reason)
  await move(ctx, roleChangeLifecycle, change, {
    action: 'refused',
    accountId,
    set: { decided_by: accountId, reason: said },
    reason: { text: said, about: change.member_id ? [change.member_id] : [] },
  })
  await tellAsker(ctx, change, 'staff_change_refused')
  return {}
}

/** Withdraws the actor's own request. */
export async function withdrawRoleChange(ctx: Ctx, { changeId }: ChangeInput) {
  const change = await openChange(ctx, changeId)
  const { accountId } = ctx.actor
  if (change.asked_by !== accountId) throw new ApiError('notAvailable')
  await move(ctx, roleChangeLifecycle, change, { action: 'withdrawn', accountId })
  return {}
}

/** Locked, so only one of two deciders succeeds. @throws ApiError `notAvailable`, `illegalTransition` */
async function openChange({ db }: Ctx, changeId: string): Promise<RoleChangeRow> {
  const found = await findRoleChangeForUpdate(db, changeId)
  if (!found) throw new ApiError('notAvailable')
  const { is_over: isOver, ...change } = found
  if (change.state !== 'open' || isOver) throw new ApiError('illegalTransition')
  return change
}
