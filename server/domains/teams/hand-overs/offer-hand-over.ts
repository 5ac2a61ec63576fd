import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { handOverTerms } from '../../../../shared/rules/applications/hand-over.ts'
import type { Account, CallContext } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { superAdminWay } from '../../organisations/super-admin/super-admin-way.ts'
import { isActiveAccount } from '../../organisations/super-admin/swap-super-admin.ts'
import { requireIdentity } from '../../sign-in/ways-in/identity-proof.ts'
import { lockMemberships, lockTeamAlone } from '../membership.queries.ts'
import { auditHandOver } from './audit-hand-over.ts'
import { findWaitingOf, insertHandOver } from './hand-over.queries.ts'
import { tellSide } from './tell-side.ts'

type Offer = { TeamID: string; userID: OwnedId }

/**
 * Names the member who is to become super admin, and tells both.
 * @throws ApiError `notAvailable` where the caller does not lead the team or the other is no member,
 * `stepUpNeeded`, `illegalTransition` where staff decide by a letter, `alreadyOpen`, `tooMany`
 */
export async function offerHandOver(ctx: CallContext<Account>, { TeamID: teamId, userID }: Offer) {
  const { db, actor, services } = ctx
  await lockTeamAlone(db, teamId)
  const locked = await lockMemberships(db, teamId, [actor.accountId, userID])
  const mine = locked.find((row) => row.account_id === actor.accountId)
  const theirs = locked.find((row) => row.account_id === userID)
  if (mine?.role !== 'superAdmin' || !theirs || theirs === mine) throw new ApiError('notAvailable')
  if (!(await isActiveAccount(db, userID))) throw new ApiError('notAvailable')
  await requireIdentity(ctx)
  if ((await superAdminWay(db, teamId)).by !== 'handOver') throw new ApiError('illegalTransition')
  if (await findWaitingOf(db, teamId)) throw new ApiError('alreadyOpen')
  await spendLimits(services.limits, [
    { key: `handOver:${actor.accountId}`, most: handOverTerms.offersPerDay, windowSeconds: 24 * 3600 },
  ])
  const sides = { team_id: teamId, from_account_id: actor.accountId, to_account_id: userID }
  const { id } = await insertHandOver(db, sides)
  const handOver = { id, ...sides }
  auditHandOver(ctx, 'Offered', handOver)
  await tellSide(ctx, handOver, { to: userID, template: 'super_admin_hand_over_offered' })
  await tellSide(ctx, handOver, { to: actor.accountId, template: 'super_admin_hand_over_sent' })
  return { handOverID: id }
}
