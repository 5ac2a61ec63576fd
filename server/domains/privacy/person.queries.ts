import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** An account with the names under which it acts for organisations and is or was staff. */
export async function findPerson(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .select([
      'status',
      'locale',
      'phone_encrypted',
      'name_encrypted',
      'email_encrypted',
      sql<string[]>`array(select real_name_encrypted from acting_persons
        where acting_persons.account_id = accounts.id)`.as('real_names'),
      sql<string[]>`array(select display_name from staff_members
        where staff_members.account_id = accounts.id)`.as('staff_names'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst()
}
