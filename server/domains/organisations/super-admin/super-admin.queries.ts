import { sql } from 'kysely'
import type { TeamRole } from '../../../../shared/rules/staff/roles.ts'
import type { Db } from '../../../db/database.ts'

/** A team's sitting super admin; locked, so that nobody changes the role before the commit. */
export async function lockSuperAdmin(db: Db, teamId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('role', '=', 'superAdmin')
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.account_id
}

export async function setRole(db: Db, teamId: string, accountId: string, role: TeamRole): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ role })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .execute()
}

/** Makes an account super admin, member or not. */
export async function putSuperAdmin(db: Db, teamId: string, accountId: string): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ team_id: teamId, account_id: accountId, role: 'superAdmin', left_at: null })
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'account_id']).doUpdateSet({
        role: 'superAdmin',
        left_at: null,
      }),
    )
    .execute()
}

export async function isActiveAccount(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/** An account's role in a team; undefined if it is not a member. */
export async function findRole(db: Db, teamId: string, accountId: string): Promise<TeamRole | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select('role')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return row?.role
}

/** Revokes a person's invitations into a team. */
export async function revokeInvitationsBy(db: Db, teamId: string, accountId: string): Promise<void> {
  await db
    .updateTable('team_invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('team_id', '=', teamId)
    .where('created_by', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
}
