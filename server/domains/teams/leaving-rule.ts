import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { Db } from '../../db/database.ts'
import { countFollowedApplications } from '../applications/followed-applications.ts'
import { standingOfTeam } from '../organisations/standing-of-team.ts'
import { hasWaitingVerification } from '../organisations/team-organisation.ts'
import { countMembers } from './team.queries.ts'

export type Hindrance = 'superAdmin' | 'verification' | 'applications'
export type Membership = { teamId: string; accountId: string; role: TeamRole }

/**
 * A team must not lose the people who answer for it: its super admin while it has others, a person named in a
 * verification in progress, or its last member while an application is followed or an organisation depends on
 * it. The same applies to leaving the team and to deleting the account.
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

/** Whether an organisation or its verification depends on the member, or, if the last, on the team. */
async function standsOn(db: Db, { teamId, accountId }: Membership, isLast: boolean): Promise<boolean> {
  if (await hasWaitingVerification(db, teamId, isLast ? null : accountId)) return true
  if (!isLast) return false
  const { isVerified, isVerifiedTeam } = await standingOfTeam(db, teamId)
  return isVerified || isVerifiedTeam
}
