import { ApiError } from '../../../../shared/contract/errors.ts'
import type { HandOverAction } from '../../../../shared/rules/applications/hand-over.ts'
import type { Account, CallContext } from '../../../context.ts'
import { superAdminWay } from '../../organisations/super-admin/super-admin-way.ts'
import { swapSuperAdmin } from '../../organisations/super-admin/swap-super-admin.ts'
import { clearSessionCookies } from '../../sign-in/sessions/start-session.ts'
import { lockTeamAlone } from '../membership.queries.ts'
import { auditHandOver } from './audit-hand-over.ts'
import { findWaiting, removeHandOver, type WaitingHandOver } from './hand-over.queries.ts'
import { tellSide } from './tell-side.ts'

type Ctx = CallContext<Account>
type Answer = { handOverID: string; action: HandOverAction }

/**
 * Accepts or declines as the named member, or withdraws as the super admin. Accepting ends both accounts'
 * sessions, so that both sign in with their new roles.
 * @throws ApiError `notAvailable` for others or if not pending, `illegalTransition` where staff decide
 */
export async function answerHandOver(ctx: Ctx, { handOverID, action }: Answer) {
  const found = await hold(ctx, handOverID)
  const mine = action === 'withdraw' ? found.from_account_id : found.to_account_id
  if (ctx.actor.accountId !== mine) throw new ApiError('notAvailable')
  if (action === 'accept') await accept(ctx, found)
  else await close(ctx, found, action)
  return {}
}

/** Locks the team first, so that nobody leaves, answers or offers again meanwhile. */
async function hold({ db }: Ctx, id: string): Promise<WaitingHandOver> {
  const seen = await findWaiting(db, id)
  if (!seen) throw new ApiError('notAvailable')
  await lockTeamAlone(db, seen.team_id)
  const held = await findWaiting(db, id)
  if (!held) throw new ApiError('notAvailable')
  return held
}

async function accept(ctx: Ctx, handOver: WaitingHandOver): Promise<void> {
  const { team_id: teamId, from_account_id: from, to_account_id: to } = handOver
  // The organisation may have been verified since the offer.
  if ((await superAdminWay(ctx.db, teamId)).by !== 'handOver') throw new ApiError('illegalTransition')
  await removeHandOver(ctx.db, handOver.id)
  auditHandOver(ctx, 'Accepted', handOver)
  await swapSuperAdmin(ctx, { teamId, from, to })
  await tellSide(ctx, handOver, { to, template: 'super_admin_hand_over_given' })
  await tellSide(ctx, handOver, { to: from, template: 'super_admin_hand_over_taken' })
  ctx.afterCommit(() => clearSessionCookies(ctx))
}

async function close(ctx: Ctx, handOver: WaitingHandOver, action: 'decline' | 'withdraw'): Promise<void> {
  await removeHandOver(ctx.db, handOver.id)
  const isDeclined = action === 'decline'
  auditHandOver(ctx, isDeclined ? 'Declined' : 'Withdrawn', handOver)
  await tellSide(
    ctx,
    handOver,
    isDeclined
      ? { to: handOver.from_account_id, template: 'super_admin_hand_over_declined' }
      : { to: handOver.to_account_id, template: 'super_admin_hand_over_withdrawn' },
  )
}
