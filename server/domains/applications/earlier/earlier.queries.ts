import { sql } from 'kysely'
import type { OfferingKey } from '../../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../../db/database.ts'

/** What a team has sent for other offerings of a kind, or for the same one and withdrawn, the newest first. */
export async function listSentBefore(db: Db, teamId: string, { kind, number }: OfferingKey, limit: number) {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('offering_kind', '=', kind)
    .where((eb) => eb.or([eb('offering_number', '<>', number), eb('state', '=', 'withdrawn')]))
    .where('submitted_at', 'is not', null)
    .where(sql<boolean>`state <> 'draft'`)
    .orderBy('submitted_at', 'desc')
    .limit(limit)
    .execute()
}
