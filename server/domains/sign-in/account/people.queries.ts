import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { entityOfTeam } from '../../../db/holds-today.ts'

export async function findTeamById(db: Db, teamId: string) {
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'kind', 'organisation_id'])
    .where('id', '=', teamId)
    .executeTakeFirst()
}

export async function listPeople(db: Db, accountIds: readonly string[]) {
  if (accountIds.length === 0) return []
  return db
    .selectFrom('accounts')
    .leftJoin('staff_members', 'staff_members.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.name_encrypted',
      'accounts.phone_encrypted',
      'accounts.email_encrypted',
      'staff_members.display_name',
    ])
    .where('accounts.id', 'in', [...accountIds])
    .execute()
}

/** Whether two teams are one, or act for the same organisation. */
export async function isSameSide(db: Db, one: string, other: string | null): Promise<boolean> {
  const { rows } =
    await sql`select 1 from teams own, teams other where own.id = ${one} and other.id = ${other}
    and (own.id = other.id or ${entityOfTeam('own')} = ${entityOfTeam('other')})`.execute(db)
  return rows.length > 0
}

/** Whether an account is or was in a team, or in another team of the same organisation. */
export async function findStake(db: Db, accountId: string, teamId: string): Promise<boolean> {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('teams as own', 'own.id', 'memberships.team_id')
    .innerJoin('teams as other', (join) => join.on('other.id', '=', teamId))
    .select(sql<number>`1`.as('one'))
    .where('memberships.account_id', '=', accountId)
    .where((eb) =>
      eb.or([eb('own.id', '=', eb.ref('other.id')), eb(entityOfTeam('own'), '=', entityOfTeam('other'))]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
