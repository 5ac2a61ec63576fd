import { sql } from 'kysely'
import type { RoleKey } from '../../../shared/rules/staff/roles.ts'
import type { Db } from '../../db/database.ts'

/** An active or former member. */
export async function findMember(db: Db, accountId: string) {
  return db
    .selectFrom('staff_members')
    .select(['roles', 'status'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** A member of any status, locked until the transaction ends. */
export async function findMemberForUpdate(db: Db, accountId: string) {
  return db
    .selectFrom('staff_members')
    .select(['account_id', 'display_name', 'roles', 'status', 'totp_confirmed_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export type MemberRow = { account_id: string; display_name: string; roles: RoleKey[] }

/** Creates or renews a member; a given secret replaces the authenticator, which must then be confirmed. */
export async function putMember(db: Db, row: MemberRow, secretEncrypted: string | null): Promise<void> {
  const factor = secretEncrypted && {
    totp_secret_encrypted: secretEncrypted,
    totp_confirmed_at: null,
    totp_last_step: null,
  }
  await db
    .insertInto('staff_members')
    .values({
      ...row,
      totp_secret_encrypted: secretEncrypted,
      totp_confirmed_at: null,
      totp_last_step: null,
    })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...row, status: 'active', ...(factor || {}) }),
    )
    .execute()
}

/** Whether anybody else is staff. */
export async function hasOtherMembers(db: Db, accountId: string): Promise<boolean> {
  const other = await db
    .selectFrom('staff_members')
    .select('account_id')
    .where('status', '=', 'active')
    .where('account_id', '<>', accountId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** All active administrators, locked in a fixed order, so that two of them cannot remove each other. */
export async function lockAdministrators(db: Db): Promise<string[]> {
  const rows = await administrators(db).forUpdate('staff_members').execute()
  return rows.map((row) => row.account_id)
}

/** The same without locks, for reading. */
export async function listAdministrators(db: Db): Promise<string[]> {
  return (await administrators(db).execute()).map((row) => row.account_id)
}

/** A suspended administrator can do nothing, so does not count. */
function administrators(db: Db) {
  return db
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select('staff_members.account_id')
    .where('staff_members.status', '=', 'active')
    .where('accounts.status', '=', 'active')
    .where(sql<boolean>`'administrator' = any(staff_members.roles)`)
    .orderBy('staff_members.account_id')
}

export async function setMember(
  db: Db,
  accountId: string,
  change: { roles?: RoleKey[]; status?: 'active' | 'ended' },
): Promise<void> {
  await db.updateTable('staff_members').set(change).where('account_id', '=', accountId).execute()
}

export async function listMembers(db: Db) {
  return db
    .selectFrom('staff_members')
    .select([
      'account_id',
      'display_name',
      'roles',
      'created_at',
      sql<boolean>`totp_confirmed_at is not null
        or exists (select from passkeys where passkeys.account_id = staff_members.account_id)`.as(
        'is_set_up',
      ),
    ])
    .where('status', '=', 'active')
    .orderBy('display_name')
    .orderBy('account_id')
    .execute()
}

/** Applies the limits of staff to a session and clears its proof. */
export async function makeStaffSession(db: Db, sessionId: string, hours: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      is_staff: true,
      second_factor_at: null,
      step_up_at: null,
      expires_at: sql<Date>`least(expires_at, now() + make_interval(hours => ${hours}))`,
    })
    .where('id', '=', sessionId)
    .execute()
}
