import { endingOf } from '../../../shared/rules/applications/application-endings.ts'
import { openStates } from '../../../shared/rules/applications/application-transitions.ts'
import type { Db } from '../../db/database.ts'
import { countTeamApplications, listTeamApplications } from './application-lists.queries.ts'

/** Open applications that need following up; drafts are left out, since an unsent draft expires by itself. */
const followedStates = openStates.filter((state) => state !== 'draft')

export async function countFollowedApplications(db: Db, teamId: string): Promise<number> {
  return countTeamApplications(db, teamId, followedStates)
}

/** The team's followed applications by reference, with how each is ended, for a person about to leave. */
export async function listFollowedApplications(db: Db, teamId: string) {
  const { rows } = await listTeamApplications(db, teamId, { states: followedStates, limit: 50, offset: 0 })
  return rows.map(({ id, reference, state }) => ({ id, reference, endedBy: endingOf(state) }))
}
