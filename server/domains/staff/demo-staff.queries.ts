import type { Db } from '../../db/database.ts'

/** Active staff with an authenticator, with their encrypted secrets. */
export async function listStaffSecrets(db: Db) {
  return db
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select([
      'staff_members.display_name',
      'staff_members.roles',
      'staff_members.totp_secret_encrypted',
      'accounts.phone_encrypted',
    ])
    .where('staff_members.status', '=', 'active')
    .where('staff_members.totp_secret_encrypted', 'is not', null)
    .orderBy('staff_members.created_at')
    .limit(50)
    .execute()
}
