import { sql } from 'kysely'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { Db } from '../../db/database.ts'

/**
 * Present memberships of these accounts, locked until the commit, in a fixed order. A call that also locks
 * the team does so before, requests and invitations after. The pipeline retries any deadlock.
 */
export async function lockMemberships(db: Db, teamId: string, accountIds: readonly string[]) {
  return db
    .selectFrom('memberships')
    .select(['account_id', 'role'])
    .where('team_id', '=', teamId)
    .where('account_id', 'in', [...new Set(accountIds)])
    .where('left_at', 'is', null)
    .orderBy('account_id')
    .forUpdate()
    .execute()
}

/** Prevents a team from being emptied meanwhile; false if nobody leads it any more. */
export async function holdLedTeam(db: Db, teamId: string): Promise<boolean> {
  await db.selectFrom('teams').select('id').where('id', '=', teamId).forShare().execute()
  const leader = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('role', '=', 'superAdmin')
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return leader !== undefined
}

/** Serialises calls that count something in a team; joining and reading are not blocked. */
export async function lockTeamForCount(db: Db, teamId: string): Promise<void> {
  await db.selectFrom('teams').select('id').where('id', '=', teamId).forNoKeyUpdate().execute()
}

/** Prevents anybody from joining until the commit. */
export async function lockTeamAlone(db: Db, teamId: string): Promise<void> {
  await db.selectFrom('teams').select('id').where('id', '=', teamId).forUpdate().execute()
}

/** Makes an account a member, also again after leaving; false if it is one already, whose role stays. */
export async function joinTeam(
  db: Db,
  row: { team_id: string; account_id: string; role: TeamRole },
): Promise<boolean> {
  const joined = await db
    .insertInto('memberships')
    .values({ ...row, left_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'account_id'])
        .doUpdateSet({ role: row.role, joined_at: sql`now()`, left_at: null })
        .where('memberships.left_at', 'is not', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return joined !== undefined
}

/** When an account last left a team or was removed; null if it never was a member, or is one. */
export async function findLeavingTime(db: Db, teamId: string, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('memberships')
    .select('left_at')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.left_at ?? null
}

/** Ends a membership; no session of the account acts for the team any more. */
export async function endMembership(db: Db, teamId: string, accountId: string): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ left_at: sql<Date>`now()` })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .execute()
  await db
    .updateTable('sessions')
    .set({ team_id: null })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute()
}

export async function renameTeam(db: Db, teamId: string, name: string): Promise<void> {
  await db.updateTable('teams').set({ name }).where('id', '=', teamId).execute()
}
