import { ApiError } from '../../../../shared/contract/errors.ts'
import type { HandOver } from '../../../../shared/contract/teams/hand-overs.ts'
import { mostTeamMembers } from '../../../../shared/rules/sign-in/team-invitations.ts'
import type { Account, CallContext } from '../../../context.ts'
import { roleIn } from '../../organisations/super-admin/role-in.ts'
import { superAdminWay } from '../../organisations/super-admin/super-admin-way.ts'
import { findAccount } from '../../sign-in/account/account-info.ts'
import { openName, openPhone } from '../../sign-in/account/personal-fields.ts'
import { getTeam } from '../team.queries.ts'
import { findWaitingOf, listOthers, type WaitingHandOver } from './hand-over.queries.ts'

type Ctx = CallContext<Account>

/** How a team's super admin can be changed, with a pending hand-over. @throws ApiError `notAvailable` */
export async function describeHandOver(ctx: Ctx, { TeamID }: { TeamID: string }): Promise<HandOver> {
  const { db, actor } = ctx
  const role = await roleIn(db, TeamID, actor.accountId)
  if (!role) throw new ApiError('notAvailable')
  const team = await getTeam(db, TeamID)
  const way = await superAdminWay(db, TeamID)
  const isOurs = way.by === 'handOver'
  const waiting = isOurs ? await findWaitingOf(db, TeamID) : undefined
  const mySide = sideOf(role === 'superAdmin', waiting, actor.accountId)
  return {
    TeamID,
    teamName: team.name,
    ...way,
    mySide,
    members: mySide === 'giver' && isOurs && !waiting ? await membersOf(ctx, TeamID) : [],
    waiting: waiting && mySide ? await presentWaiting(ctx, waiting, mySide) : null,
  }
}

function sideOf(isLeader: boolean, waiting: WaitingHandOver | undefined, accountId: string) {
  if (isLeader) return 'giver'
  return waiting?.to_account_id === accountId ? 'taker' : null
}

async function membersOf(ctx: Ctx, teamId: string) {
  const others = await listOthers(ctx.db, teamId, ctx.actor.accountId, mostTeamMembers)
  return others.map((row) => ({ userID: row.id, name: openName(ctx, row), phone: openPhone(ctx, row) }))
}

async function presentWaiting(ctx: Ctx, waiting: WaitingHandOver, mySide: 'giver' | 'taker') {
  const otherId = mySide === 'giver' ? waiting.to_account_id : waiting.from_account_id
  const other = await findAccount(ctx.db, otherId)
  return {
    handOverID: waiting.id,
    person: { name: other ? openName(ctx, other) : null, phone: other ? openPhone(ctx, other) : null },
    offeredAt: waiting.offered_at.toISOString(),
    until: waiting.until.toISOString(),
  }
}
