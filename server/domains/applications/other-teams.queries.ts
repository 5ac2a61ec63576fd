import { openStates } from '../../../shared/rules/applications/application-transitions.ts'
import type { OfferingKey } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'
import { columnsOf } from '../../db/offering-columns.ts'

/** A team among those that act for a legal entity. */
type OfEntity = { entityId: string; teamId: string }

const sentStates = openStates.filter((state) => state !== 'draft')

/** Whether another team of a legal entity has sent an application for an offering, and it is open. */
export async function hasOpenElsewhere(
  db: Db,
  { entityId, teamId }: OfEntity,
  offering: OfferingKey,
): Promise<boolean> {
  const found = await db
    .selectFrom('applications')
    .select('id')
    .where('entity_id', '=', entityId)
    .where((eb) => eb.and(columnsOf(offering)))
    .where('state', 'in', sentStates)
    .where('team_id', '!=', teamId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether another team of a legal entity has used or reserved some of its allowance of a year. */
export async function hasUsedElsewhere(
  db: Db,
  { entityId, teamId }: OfEntity,
  year: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('quota_reservations')
    .innerJoin('applications', 'applications.id', 'quota_reservations.application_id')
    .select('applications.id')
    .where('holder_kind', '=', 'organisation')
    .where('holder_id', '=', entityId)
    .where('year', '=', year)
    .where('quota_reservations.state', '!=', 'released')
    .where('units', '>', 0)
    .where('applications.team_id', '!=', teamId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
