import { sql } from 'kysely'
import type { TeamKind, TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { Db } from '../../db/database.ts'

const dayOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

export async function getTeam(db: Db, teamId: string) {
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'kind', 'organisation_id', dayOf('created_at').as('since')])
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow()
}

export async function insertTeam(
  db: Db,
  team: { kind: TeamKind; name: string; owner_account_id: string | null },
): Promise<string> {
  const inserted = await db
    .insertInto('teams')
    .values({ ...team, organisation_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

export async function insertMembership(
  db: Db,
  row: { team_id: string; account_id: string; role: TeamRole },
): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ ...row, left_at: null })
    .execute()
}

export async function findMembership(db: Db, teamId: string, accountId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['memberships.role', 'teams.name'])
    .where('memberships.team_id', '=', teamId)
    .where('memberships.account_id', '=', accountId)
    .where('memberships.left_at', 'is', null)
    .executeTakeFirst()
}

/** An account's teams with its roles, oldest membership first. */
export async function listTeamsOf(db: Db, accountId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['teams.id', 'teams.name', 'teams.kind', 'memberships.role'])
    .where('memberships.account_id', '=', accountId)
    .where('memberships.left_at', 'is', null)
    .orderBy('memberships.joined_at')
    .limit(200)
    .execute()
}

/** The number of teams that an account created and still leads; the lock keeps it valid until the commit. */
export async function countTeamsLedBy(db: Db, accountId: string): Promise<number> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  const row = await db
    .selectFrom('memberships')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'superAdmin')
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Members by seniority, one page. */
export async function listMembers(db: Db, teamId: string, page: { limit: number; offset: number }) {
  return db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select([
      'accounts.id',
      'accounts.phone_encrypted',
      'accounts.name_encrypted',
      'memberships.role',
      dayOf('memberships.joined_at').as('joined_on'),
    ])
    .where('memberships.team_id', '=', teamId)
    .where('memberships.left_at', 'is', null)
    .orderBy(sql`array_position(array['superAdmin', 'admin', 'member'], memberships.role)`)
    .orderBy('memberships.joined_at')
    .orderBy('accounts.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countMembers(db: Db, teamId: string): Promise<number> {
  const row = await db
    .selectFrom('memberships')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}
