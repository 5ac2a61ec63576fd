import { endingOf } from '../../../shared/rules/applications/application-endings.ts'
import { openStates } from '../../../shared/rules/applications/application-transitions.ts'
import type { Db } from '../../db/database.ts'
import { countTeamApplications, listTeamApplications } from './application-lists.queries.ts'

/** Applications that somebody has to follow, up to the grant that runs; a draft that nobody sends goes by itself. */
const followedStates = openStates.filter((state) => state !== 'draft')

export async function countFollowedApplications(db: Db, teamId: string): Promise<number> {
  return countTeamApplications(db, teamId, followedStates)
}

/** Those by their references and how each is ended, for who would leave them behind. */
export async function listFollowedApplications(db: Db, teamId: string) {
  const { rows } = await listTeamApplications(db, teamId, { states: followedStates, limit: 50, offset: 0 })
  return rows.map(({ id, reference, state }) => ({ id, reference, endedBy: endingOf(state) }))
}
