import { type Kysely, sql } from 'kysely'

/**
 * A verdict on an organisation keeps the words of its reason as they were: staff change them, and what a team was told
 * stays. Verdicts from before have none; their reasons are those that every portal began with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table organisations add column reason_words jsonb',
  'alter table organisation_events add column reason_words jsonb',
]
