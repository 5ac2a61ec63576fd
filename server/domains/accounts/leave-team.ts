import { ApiError } from '../../../shared/contract/errors.ts'
import type { TeamRole } from '../../../shared/rules/roles.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { countOpenApplications } from '../applications/count-open-applications.ts'
import { standingOfTeam } from '../organisations/standing-of-team.ts'
import { superAdminWay } from '../organisations/super-admin-way.ts'
import { hasWaitingVerification } from '../organisations/team-organisation.ts'
import { endMembership, lockMemberships, lockTeamAlone } from './membership.queries.ts'
import { countMembers } from './team.queries.ts'
import { revokeInvitations } from './team-invitation.queries.ts'

type Ctx = CallContext<TeamMember>
type Hindrance = 'superAdmin' | 'verification' | 'applications'

/** What stands in the way of leaving the acting team, and what stays behind. */
export async function checkLeaving(ctx: Ctx) {
  const checked = await checkAs(ctx, ctx.actor.team.role)
  const isLeading = checked.hindrances.includes('superAdmin')
  return { ...checked, superAdmin: isLeading ? await superAdminWay(ctx.db, ctx.actor.team.id) : null }
}

/**
 * Leaves the acting team. The super admin leaves only as the last, and the team ends with them.
 * @throws ApiError `illegalTransition` while something hinders it
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

/**
 * A team does not lose who answers for it: not its super admin while others are in it, not who is named in a
 * verification under way, and not the last one while anything of it is open or an organisation stands on it.
 */
async function checkAs({ db, actor }: Ctx, role: TeamRole) {
  const teamId = actor.team.id
  const isLast = (await countMembers(db, teamId)) <= 1
  const openApplications = await countOpenApplications(db, teamId)
  const hindrances: Hindrance[] = []
  if (role === 'superAdmin' && !isLast) hindrances.push('superAdmin')
  if (await standsOn({ db, actor }, isLast)) hindrances.push('verification')
  if (isLast && openApplications > 0) hindrances.push('applications')
  return { hindrances, openApplications, isLast }
}

/** Whether an organisation or its verification under way rests on me, or, where I am the last, on the team. */
async function standsOn({ db, actor }: Pick<Ctx, 'db' | 'actor'>, isLast: boolean): Promise<boolean> {
  const { team, accountId } = actor
  if (await hasWaitingVerification(db, team.id, isLast ? null : accountId)) return true
  if (!isLast) return false
  const { isVerified, isVerifiedTeam } = await standingOfTeam(db, team.id)
  return isVerified || isVerifiedTeam
}
