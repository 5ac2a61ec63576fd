import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * Columns where people state names and contacts, with the column that identifies the row's owner: present,
 * past, and in what they have sent.
 */
const stated: readonly (readonly [table: string, whose: string, columns: readonly string[]])[] = [
  ['accounts', 'id', ['name_encrypted', 'phone_encrypted', 'email_encrypted']],
  [
    'earlier_selves',
    'account_id',
    ['name_encrypted', 'real_name_encrypted', 'phone_encrypted', 'email_encrypted'],
  ],
  ['acting_persons', 'account_id', ['real_name_encrypted']],
  ['super_admin_changes', 'next_account_id', ['real_name_encrypted']],
  ['team_join_requests', 'account_id', ['name_encrypted']],
  ['feedback_tickets', 'account_id', ['contact_encrypted']],
  ['tool_requests', 'account_id', ['contact_encrypted']],
  ['adoption_requests', 'account_id', ['contact_encrypted']],
  ['earlier_users', 'account_id', ['name_encrypted', 'phone_encrypted', 'email_encrypted']],
]
/** Limit per column: a person with more changes is masked by these. */
const mostOfEach = 500

export async function findPerson(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .select([
      'status',
      'locale',
      'phone_encrypted',
      'email_encrypted',
      sql<string[]>`array(select display_name from staff_members
        where staff_members.account_id = accounts.id)`.as('staff_names'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/** All encrypted details by which a person has identified themselves. */
export async function listStated(db: Db, accountId: string) {
  const parts = stated.flatMap(([table, whose, columns]) =>
    columns.map(
      (
        column,
      ) => sql`(select ${table}::text as in_table, ${column}::text as in_column, ${sql.ref(column)} as sealed
        from ${sql.table(table)} where ${sql.ref(whose)} = ${accountId} and ${sql.ref(column)} is not null
        limit ${mostOfEach})`,
    ),
  )
  const { rows } = await sql<{ in_table: string; in_column: string; sealed: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
