import { type Kysely, sql } from 'kysely'

/**
 * Why somebody of the staff looked may name people: the reason is kept encrypted. Reasons from before stay readable
 * until a job has encrypted them, because a migration has no key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table data_views alter column reason drop not null',
  'alter table data_views add column reason_encrypted text',
  'create index data_views_at on data_views (at)',
  'create index data_views_plain on data_views (id) where reason is not null',
]
