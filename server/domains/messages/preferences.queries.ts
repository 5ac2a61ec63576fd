import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** An account's preferences, and the channels it has. */
export async function findPreferences(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('message_preferences', 'message_preferences.account_id', 'accounts.id')
    .select([
      sql<string[]>`coalesce(muted, '{}')`.as('muted'),
      sql<boolean>`coalesce(is_quiet_at_night, false)`.as('isQuietAtNight'),
      sql<boolean>`coalesce(has_digest, false)`.as('hasDigest'),
      sql<boolean>`coalesce(has_device_texts, false)`.as('hasDeviceTexts'),
      sql<boolean>`email_encrypted is not null`.as('hasMail'),
      sql<boolean>`phone_encrypted is not null`.as('hasPhone'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export async function upsertPreferences(
  db: Db,
  accountId: string,
  chosen: { muted: string[]; is_quiet_at_night: boolean; has_digest: boolean; has_device_texts: boolean },
): Promise<void> {
  const values = { ...chosen, changed_at: sql<Date>`now()` }
  await db
    .insertInto('message_preferences')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}
