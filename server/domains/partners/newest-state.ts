import type { ApplicationState } from '../../../shared/rules/applications/application-transitions.ts'
import type { Db } from '../../db/database.ts'
import { findNewestState } from './newest-state.queries.ts'

/** The state of a team's newest application for a tool; null where it has none. */
export async function newestStateOf(
  db: Db,
  teamId: string,
  toolNumber: number,
): Promise<ApplicationState | null> {
  return findNewestState(db, teamId, toolNumber)
}
