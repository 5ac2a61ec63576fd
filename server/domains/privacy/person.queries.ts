import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** From when to when somebody was called so, as an expression of the row; what was proven by papers, at any time. */
type Span = readonly [since: string, until: string]
const atAnyTime: Span = ['null', 'null']

/**
 * Where people state what they are called and how they are reached, by the column that says whose row it is: now, before,
 * and in what they have sent. With when, since anybody may call themselves by any word.
 */
const stated: readonly (readonly [table: string, whose: string, columns: readonly string[], when: Span])[] = [
  ['accounts', 'id', ['name_encrypted', 'phone_encrypted', 'email_encrypted'], ['named_at', 'null']],
  [
    'earlier_selves',
    'account_id',
    ['name_encrypted', 'real_name_encrypted', 'phone_encrypted', 'email_encrypted'],
    ['named_at', 'until'],
  ],
  [
    'acting_persons',
    'account_id',
    ['real_name_encrypted'],
    ["case when finding <> 'met' then submitted_at end", 'null'],
  ],
  [
    'super_admin_changes',
    'next_account_id',
    ['real_name_encrypted'],
    ["case when state <> 'done' then requested_at end", 'null'],
  ],
  ['team_join_requests', 'account_id', ['name_encrypted'], ['created_at', 'null']],
  ['feedback_tickets', 'account_id', ['contact_encrypted'], ['received_at', 'null']],
  ['tool_requests', 'account_id', ['contact_encrypted'], ['created_at', 'null']],
  ['adoption_requests', 'account_id', ['contact_encrypted'], ['received_at', 'null']],
  ['earlier_users', 'account_id', ['name_encrypted', 'phone_encrypted', 'email_encrypted'], atAnyTime],
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
  const parts = stated.flatMap(([table, whose, columns, [since, until]]) =>
    columns.map(
      (
        column,
      ) => sql`(select ${table}::text as in_table, ${column}::text as in_column, ${sql.ref(column)} as sealed,
          (${sql.raw(since)})::timestamptz as since, (${sql.raw(until)})::timestamptz as until
        from ${sql.table(table)} where ${sql.ref(whose)} = ${accountId} and ${sql.ref(column)} is not null
        limit ${mostOfEach})`,
    ),
  )
  type Stated = {
    in_table: string
    in_column: string
    sealed: string
    since: Date | null
    until: Date | null
  }
  const { rows } = await sql<Stated>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
