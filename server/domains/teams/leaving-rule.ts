import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { Db } from '../../db/database.ts'
import { countFollowedApplications } from '../applications/followed-applications.ts'
import { standingOfTeam } from '../organisations/standing-of-team.ts'
import { hasWaitingVerification } from '../organisations/team-organisation.ts'
import { countMembers } from './team.queries.ts'

export type Hindrance = 'superAdmin' | 'verification' | 'applications'
export type Membership = { teamId: string; accountId: string; role: TeamRole }

/**
 * A team does not lose who answers for it: not its super admin while others are in it, not who is named in a
 * verification under way, and not the last one while an application is followed or an organisation stands on it. Who
 * leaves the team and who deletes their account are told the same.
 */
export async function hindrancesOf(
  db: Db,
  membership: Membership,
): Promise<{ hindrances: Hindrance[]; openApplications: number; isLast: boolean }> {
  const { teamId, role } = membership
  const isLast = (await countMembers(db, teamId)) <= 1
  const hindrances: Hindrance[] = []
  if (role === 'superAdmin' && !isLast) hindrances.push('superAdmin')
  if (await standsOn(db, membership, isLast)) hindrances.push('verification')
  const openApplications = await countFollowedApplications(db, teamId)
  if (isLast && openApplications > 0) hindrances.push('applications')
  return { hindrances, openApplications, isLast }
}

/** Whether an organisation or its verification under way rests on them, or, where they are the last, on the team. */
async function standsOn(db: Db, { teamId, accountId }: Membership, isLast: boolean): Promise<boolean> {
  if (await hasWaitingVerification(db, teamId, isLast ? null : accountId)) return true
  if (!isLast) return false
  const { isVerified, isVerifiedTeam } = await standingOfTeam(db, teamId)
  return isVerified || isVerifiedTeam
}
