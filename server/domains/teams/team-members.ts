import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { GivenRole } from '../../../shared/rules/sign-in/team-invitations.ts'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { notify } from '../messages/notify.ts'
import { setRole } from '../organisations/super-admin/swap-super-admin.ts'
import { revokeInvitations } from './invitations/team-invitation.queries.ts'
import { endMembership, lockMemberships, renameTeam } from './membership.queries.ts'
import { canGive, canRemove, requireManager } from './team.policy.ts'
import { getTeam } from './team.queries.ts'

type Ctx = CallContext<TeamMember>

/**
 * Makes a member an admin, or an admin a member, whose open invitations then end. For the super admin.
 * @throws ApiError `notAvailable` for other callers, for the super admin's own role, and for non-members
 */
export async function changeMemberRole(ctx: Ctx, { userID, role }: { userID: OwnedId; role: GivenRole }) {
  const { db } = ctx
  const { mine, theirs } = await lockBoth(ctx, userID)
  if (!canGive(mine, 'admin') || !canGive(mine, theirs)) throw new ApiError('notAvailable')
  if (theirs !== role) {
    const { id: teamId, name } = await getTeam(db, ctx.actor.team.id)
    await setRole(db, teamId, userID, role)
    if (role === 'member') await revokeInvitations(db, teamId, { createdBy: userID })
    await notify(ctx, {
      to: { kind: 'account', accountId: userID, needs: { kind: 'member', teamId } },
      category: 'internal',
      template: role === 'admin' ? 'team_made_admin' : 'team_made_member',
      params: { team: name },
      link: '/accountCenter?part=team',
    })
  }
  ctx.audit({
    kind: 'team.roleChanged',
    subjectKind: 'account',
    subjectId: userID,
    before: { role: theirs },
    after: { role },
  })
  return {}
}

/**
 * Removes a person from the acting team: none of their sessions acts for it any more, and no invitation they
 * made admits anybody.
 * @throws ApiError `notAvailable` where the caller's role is not sufficient, and for non-members
 */
export async function removeMember(ctx: Ctx, { userID }: { userID: OwnedId }) {
  const { db } = ctx
  const { mine, theirs } = await lockBoth(ctx, userID)
  if (!canRemove(mine, theirs)) throw new ApiError('notAvailable')
  const team = await getTeam(db, ctx.actor.team.id)
  await endMembership(db, team.id, userID)
  await revokeInvitations(db, team.id, { createdBy: userID })
  ctx.audit({
    kind: 'team.memberRemoved',
    subjectKind: 'account',
    subjectId: userID,
    before: { role: theirs },
  })
  await notify(ctx, {
    to: { kind: 'account', accountId: userID },
    category: 'internal',
    template: 'team_removed',
    params: { team: team.name },
    link: '/accountCenter?part=team',
  })
  return {}
}

/**
 * Renames the acting team. For admins. The audit records the event without the names: a one-person team may
 * be named after its owner, and the audit cannot be erased.
 */
export async function updateTeam(ctx: Ctx, { name }: { name: string }) {
  requireManager(ctx)
  const team = await getTeam(ctx.db, ctx.actor.team.id)
  await renameTeam(ctx.db, team.id, name)
  ctx.audit({
    kind: 'team.renamed',
    subjectKind: 'team',
    subjectId: team.id,
  })
  return { name }
}

/** The present roles of the caller and a colleague, locked until the commit. */
async function lockBoth({ db, actor }: Ctx, userID: OwnedId): Promise<{ mine: TeamRole; theirs: TeamRole }> {
  const locked = await lockMemberships(db, actor.team.id, [actor.accountId, userID])
  const mine = locked.find((row) => row.account_id === actor.accountId)
  const theirs = locked.find((row) => row.account_id === userID)
  if (!mine || !theirs || mine === theirs) throw new ApiError('notAvailable')
  return { mine: mine.role, theirs: theirs.role }
}
