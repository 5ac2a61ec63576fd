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
