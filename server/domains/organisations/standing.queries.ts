import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/**
 * Whether the verification of an organisation holds today. A renewal that was sent before the end holds until it is
 * decided, however long that takes; one that was returned until the day by which it is to be mended.
 * @param organisation its name in the statement
 */
export function holdsToday(organisation: 'o' | 'organisations') {
  const column = (name: string) => sql.ref(`${organisation}.${name}`)
  return sql<boolean>`coalesce(case ${column('state')}
    when 'verified' then ${column('verified_until')} >= ${today}
    when 'due_renewal' then ${column('verified_until')} >= ${today}
    when 'pending_review' then ${column('renewal_sent_on')} <= ${column('verified_until')}
    when 'returned' then greatest(${column('verified_until')}, ${column('due_on')}) >= ${today}
      and ${column('renewal_sent_on')} <= ${column('verified_until')}
    end, false)`
}

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
