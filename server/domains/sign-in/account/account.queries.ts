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

type Self =
  | { name_encrypted: string | null }
  | { phone_encrypted: string; phone_index: string }
  | { email_encrypted: string | null; email_index: string | null }

/**
 * The only place where a person's name, phone or address changes. The earlier encrypted value is kept until
 * the account is deleted: others have written it, and deletion must find it there.
 */
export async function changeSelf(db: Db, accountId: string, self: Self): Promise<void> {
  const [column] = Object.keys(self).filter((name) => name.endsWith('_encrypted'))
  const before = sql.ref(column ?? '')
  const isNamed = column === 'name_encrypted'
  const since = isNamed ? sql.ref('named_at') : sql`null`
  await sql`insert into earlier_selves (account_id, ${before}, named_at)
    select id, ${before}, ${since} from accounts where id = ${accountId} and ${before} is not null`.execute(
    db,
  )
  const named = isNamed ? { ...self, named_at: sql<Date>`now()` } : self
  await db.updateTable('accounts').set(named).where('id', '=', accountId).execute()
}

/** The same for the name of an organisation's acting person, before it is stated anew. */
export async function keepEarlierRealName(
  db: Db,
  { organisationId, accountId }: { organisationId: string; accountId: string },
): Promise<void> {
  await sql`insert into earlier_selves (account_id, real_name_encrypted, named_at)
    select account_id, real_name_encrypted, case when finding <> 'met' then submitted_at end from acting_persons
    where organisation_id = ${organisationId} and account_id = ${accountId}`.execute(db)
}
