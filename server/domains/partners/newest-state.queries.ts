import type { ApplicationState } from '../../../shared/rules/applications/application-transitions.ts'
import type { Db } from '../../db/database.ts'

export async function findNewestState(
  db: Db,
  teamId: string,
  toolNumber: number,
): Promise<ApplicationState | null> {
  const row = await db
    .selectFrom('applications')
    .select('state')
    .where('team_id', '=', teamId)
    .where('offering_kind', '=', 'tool')
    .where('offering_number', '=', toolNumber)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.state ?? null
}
