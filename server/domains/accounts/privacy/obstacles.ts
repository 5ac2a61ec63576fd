import type { DeletionObstacle } from '../../../../shared/rules/privacy.ts'
import type { Db } from '../../../db/database.ts'
import { listFollowedApplications } from '../../applications/followed-applications.ts'
import { hindrancesOf } from '../leaving-rule.ts'
import { listTeamsOf } from '../team.queries.ts'
import { findActiveStaffName } from './deletion.queries.ts'

export type Obstacle = { kind: DeletionObstacle; id: string | null; name: string }

/** What keeps an account: what would keep it from leaving one of its teams, and being staff. */
export async function listObstacles(db: Db, accountId: string): Promise<Obstacle[]> {
  const obstacles: Obstacle[] = []
  for (const { id: teamId, name, role } of await listTeamsOf(db, accountId)) {
    const { hindrances } = await hindrancesOf(db, { teamId, accountId, role })
    for (const kind of hindrances) {
      if (kind !== 'applications') obstacles.push({ kind, id: teamId, name })
      else obstacles.push(...(await listFollowed(db, teamId)))
    }
  }
  const staffName = await findActiveStaffName(db, accountId)
  if (staffName !== undefined) obstacles.push({ kind: 'staff', id: null, name: staffName })
  return obstacles
}

async function listFollowed(db: Db, teamId: string): Promise<Obstacle[]> {
  const applications = await listFollowedApplications(db, teamId)
  return applications.map(({ id, reference }) => ({ kind: 'application', id, name: reference }))
}
