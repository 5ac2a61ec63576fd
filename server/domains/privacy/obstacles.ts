import type { ApplicationEnding } from '../../../shared/rules/applications/application-endings.ts'
import type { DeletionObstacle } from '../../../shared/rules/sign-in/privacy.ts'
import type { Db } from '../../db/database.ts'
import { listFollowedApplications } from '../applications/followed-applications.ts'
import { hindrancesOf } from '../teams/leaving-rule.ts'
import { listTeamsOf } from '../teams/teams.ts'
import { findActiveStaffName } from './deletion.queries.ts'

type Team = { teamId: string; name: string }
/** How an application is ended, and its team; null for other obstacles. */
type OfApplication = { endedBy: ApplicationEnding; team: Team } | null
export type Obstacle = {
  kind: DeletionObstacle
  id: string | null
  name: string
  application: OfApplication
}

/** Obstacles to deleting an account: those to leaving each of its teams, and being staff. */
export async function listObstacles(db: Db, accountId: string): Promise<Obstacle[]> {
  const obstacles: Obstacle[] = []
  for (const { id: teamId, name, role } of await listTeamsOf(db, accountId)) {
    const { hindrances } = await hindrancesOf(db, { teamId, accountId, role })
    for (const kind of hindrances) {
      if (kind !== 'applications') obstacles.push({ kind, id: teamId, name, application: null })
      else obstacles.push(...(await listFollowed(db, { teamId, name })))
    }
  }
  const staffName = await findActiveStaffName(db, accountId)
  if (staffName !== undefined) obstacles.push({ kind: 'staff', id: null, name: staffName, application: null })
  return obstacles
}

async function listFollowed(db: Db, team: Team): Promise<Obstacle[]> {
  const applications = await listFollowedApplications(db, team.teamId)
  return applications.map(({ id, reference, endedBy }) => ({
    kind: 'application',
    id,
    name: reference,
    application: { endedBy, team },
  }))
}
