import { openStates } from '../../../shared/rules/application-transitions.ts'
import type { Db } from '../../db/database.ts'
import { countTeamApplications } from './application-lists.queries.ts'

/** How many applications of a team are under way, from the draft to the grant that runs. */
export async function countOpenApplications(db: Db, teamId: string): Promise<number> {
  return countTeamApplications(db, teamId, openStates)
}
