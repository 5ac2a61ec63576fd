import { sql } from 'kysely'
import type { TeamRole } from '../../../../shared/rules/staff/roles.ts'
import type { Db } from '../../../db/database.ts'

/** The sitting super admin of a team; locked, so that nobody else changes who it is before the commit. */
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

/** Makes somebody super admin who may be no member yet, or no longer. */
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

/** The role of an account in a team; undefined where it is not in it. */
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

/** Takes back the invitations into a team that somebody has made. */
export async function revokeInvitationsBy(db: Db, teamId: string, accountId: string): Promise<void> {
  await db
    .updateTable('team_invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('team_id', '=', teamId)
    .where('created_by', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
}
