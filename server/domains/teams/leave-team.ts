import { ApiError } from '../../../shared/contract/errors.ts'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { listFollowedApplications } from '../applications/followed-applications.ts'
import { superAdminWay } from '../organisations/super-admin/super-admin-way.ts'
import { revokeInvitations } from './invitations/team-invitation.queries.ts'
import { hindrancesOf } from './leaving-rule.ts'
import { endMembership, lockMemberships, lockTeamAlone } from './membership.queries.ts'

export { lockMemberships, lockTeamAlone } from './membership.queries.ts'

type Ctx = CallContext<TeamMember>

/** Hindrances to leaving the acting team, and what stays behind. */
export async function checkLeaving(ctx: Ctx) {
  const checked = await checkAs(ctx, ctx.actor.team.role)
  const isLeading = checked.hindrances.includes('superAdmin')
  return {
    ...checked,
    superAdmin: isLeading ? await superAdminWay(ctx.db, ctx.actor.team.id) : null,
    applications: checked.hindrances.includes('applications') ? await listKeeping(ctx) : [],
  }
}

async function listKeeping({ db, actor }: Ctx) {
  const applications = await listFollowedApplications(db, actor.team.id)
  return applications.map(({ id, ...application }) => ({ applicationId: id, ...application }))
}

/**
 * Leaves the acting team. The super admin can only leave as the last member, which ends the team.
 * @throws ApiError `illegalTransition` while there is a hindrance
 */
export async function leaveTeam(ctx: Ctx) {
  const { db, actor } = ctx
  const teamId = actor.team.id
  await lockTeamAlone(db, teamId)
  const [mine] = await lockMemberships(db, teamId, [actor.accountId])
  if (!mine) throw new ApiError('notAvailable')
  const { hindrances, isLast } = await checkAs(ctx, mine.role)
  if (hindrances.length > 0) throw new ApiError('illegalTransition')
  await endMembership(db, teamId, actor.accountId)
  await revokeInvitations(db, teamId, isLast ? 'all' : { createdBy: actor.accountId })
  ctx.audit({
    kind: 'team.left',
    subjectKind: 'account',
    subjectId: actor.accountId,
    before: { role: mine.role },
    after: { isLast },
  })
  return {}
}

function checkAs({ db, actor }: Ctx, role: TeamRole) {
  return hindrancesOf(db, { teamId: actor.team.id, accountId: actor.accountId, role })
}
