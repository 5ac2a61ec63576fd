import type { Db } from '../../../db/database.ts'

/** Accounts that are or were members of a team. */
export async function listMembersOf(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('team_id', '=', teamId)
    .orderBy('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** The names of a team's organisation: the one it goes by, and the one that was verified. */
export async function listOrganisationNames(db: Db, teamId: string): Promise<(string | null)[]> {
  const found = await db
    .selectFrom('teams')
    .innerJoin('organisations', 'organisations.id', 'teams.organisation_id')
    .select(['organisations.name', 'organisations.verified_name'])
    .where('teams.id', '=', teamId)
    .executeTakeFirst()
  return found ? [found.name, found.verified_name] : []
}
