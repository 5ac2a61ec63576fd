import { type Kysely, sql } from 'kysely'

/**
 * A refused super admin's reason keeps its words as they were said, like those of verifications: staff change them as
 * content. Refusals from before have none; their reasons are those that every portal began with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table super_admin_changes add column first_reason_words jsonb, add column reason_words jsonb',
  'alter table super_admin_change_events add column reason_words jsonb',
]
