import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'

export async function findAccountByPhone(db: Db, phoneIndexes: string[]) {
  return db
    .selectFrom('accounts')
    .select(['id', 'status'])
    .where('phone_index', 'in', phoneIndexes)
    .executeTakeFirst()
}

export async function insertAccount(
  db: Db,
  account: { phone_encrypted: string; phone_index: string; locale: Locale },
): Promise<string> {
  const inserted = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
  return inserted.id
}

export async function findAccount(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .select([
      'id',
      'phone_encrypted',
      'name_encrypted',
      'email_encrypted',
      sql<string>`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('since'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

export async function updateName(db: Db, accountId: string, nameEncrypted: string | null): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ name_encrypted: nameEncrypted })
    .where('id', '=', accountId)
    .execute()
}

export async function updatePhone(
  db: Db,
  accountId: string,
  phone: { phone_encrypted: string; phone_index: string },
): Promise<void> {
  await db.updateTable('accounts').set(phone).where('id', '=', accountId).execute()
}
