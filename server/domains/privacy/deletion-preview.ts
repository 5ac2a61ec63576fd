import {
  type GoingPart,
  goingParts,
  type StayingReason,
  stayingReasons,
} from '../../../shared/rules/sign-in/privacy.ts'
import type { Account, CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { superAdminWay } from '../organisations/super-admin/super-admin-way.ts'
import { listObstacles, type Obstacle } from './obstacles.ts'
import { findPersonKeys } from './person-keys.ts'
import { countRows } from './personal-rows.queries.ts'
import { personalTables } from './personal-tables.ts'

/** What deleting the account would erase, keep (with the reason), by number of records; and its obstacles. */
export async function previewDeletion({ db, services, actor }: CallContext<Account>) {
  const person = await findPersonKeys(db, services, actor.accountId)
  const goes = new Map<GoingPart, number>()
  const stays = new Map<StayingReason, number>()
  for (const table of person ? personalTables : []) {
    if (!person || table.of) continue
    const count = await countRows(db, table, person.keys)
    const { onDeletion } = table
    if (onDeletion.does === 'keep') stays.set(onDeletion.why, (stays.get(onDeletion.why) ?? 0) + count)
    else goes.set(onDeletion.part, (goes.get(onDeletion.part) ?? 0) + count)
  }
  const listed = <Part extends string>(parts: readonly Part[], counts: Map<Part, number>) =>
    parts.map((part) => ({ part, count: counts.get(part) ?? 0 })).filter(({ count }) => count > 0)
  return {
    goes: listed(goingParts, goes),
    stays: listed(stayingReasons, stays),
    obstacles: await obstaclesOf(db, actor),
  }
}

/** The obstacles: for led teams with who can resolve them, for applications with how and as which team. */
async function obstaclesOf(db: Db, { accountId, team }: Account) {
  const obstacles = await listObstacles(db, accountId)
  return Promise.all(
    obstacles.map(async (obstacle) => ({
      ...obstacle,
      application: applicationSeenAs(obstacle, team?.id),
      superAdmin: obstacle.kind === 'superAdmin' && obstacle.id ? await superAdminWay(db, obstacle.id) : null,
    })),
  )
}

/** An application's page opens only to people acting for its team. */
function applicationSeenAs({ application }: Obstacle, actingTeamId: string | undefined) {
  if (!application) return null
  const { endedBy, team } = application
  return { endedBy, otherTeam: team.teamId === actingTeamId ? null : team }
}
