import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

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
      sql<boolean>`organisations.state not in ('refused', 'suspended', 'revoked', 'expired')
        and coalesce(organisations.verified_until >= (now() at time zone 'Asia/Shanghai')::date, false)`.as(
        'holds',
      ),
    ])
    .where('teams.id', '=', teamId)
    .executeTakeFirst()
}
