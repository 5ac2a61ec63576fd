import { type Kysely, sql } from 'kysely'

/**
 * A file with users of an earlier platform may bear somebody's name: what it was called is kept encrypted. Names from
 * before stay readable until a job has encrypted them, because a migration has no key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table earlier_user_imports alter column file_name drop not null',
  'alter table earlier_user_imports add column file_name_encrypted text',
  'create index earlier_user_imports_plain on earlier_user_imports (id) where file_name is not null',
]
