import type { Db } from '../../db/database.ts'
import { holdsToday } from '../../db/holds-today.ts'

/** A team's organisation, with whether its verification is valid today. */
export async function findStanding(db: Db, teamId: string) {
  return db
    .selectFrom('teams')
    .innerJoin('organisations', 'organisations.id', 'teams.organisation_id')
    .select([
      'organisations.id',
      'organisations.name',
      'organisations.credit_code',
      'organisations.entity_id',
      'organisations.entity_type',
      'organisations.registered_on',
      'organisations.state',
      'organisations.eligible_finding',
      holdsToday('organisations').as('holds'),
    ])
    .where('teams.id', '=', teamId)
    .executeTakeFirst()
}

/** Whether an organisation's verification is valid today. */
export async function isHolding(db: Db, organisationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('organisations')
    .select(holdsToday('organisations').as('holds'))
    .where('id', '=', organisationId)
    .executeTakeFirst()
  return found?.holds ?? false
}

/** Whether a team has anybody who can answer requests to join. */
export async function isTeamLed(db: Db, teamId: string): Promise<boolean> {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select('memberships.account_id')
    .where('memberships.team_id', '=', teamId)
    .where('memberships.role', '!=', 'member')
    .where('memberships.left_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
