import type { Db } from '../../db/database.ts'
import { holdsToday } from '../../db/holds-today.ts'

/** The organisation of a team, with whether its verification holds today. */
export async function findStanding(db: Db, teamId: string) {
  return db
    .selectFrom('teams')
    .innerJoin('organisations', 'organisations.id', 'teams.organisation_id')
    .select([
      'organisations.id',
      'organisations.name',
      'organisations.credit_code',
      'organisations.entity_type',
      'organisations.registered_on',
      'organisations.state',
      'organisations.eligible_finding',
      holdsToday('organisations').as('holds'),
    ])
    .where('teams.id', '=', teamId)
    .executeTakeFirst()
}

/** Whether the verification of an organisation holds today. */
export async function isHolding(db: Db, organisationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('organisations')
    .select(holdsToday('organisations').as('holds'))
    .where('id', '=', organisationId)
    .executeTakeFirst()
  return found?.holds ?? false
}
