import { type Kysely, sql } from 'kysely'

/** By indexes: from which catalogue a record was taken, and which tools have rules or questions; few have either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index content_records_catalogue on content_records (collection, (provenance->>'catalogue'))
    where provenance is not null`,
  ...['rules', 'questions'].map(
    (name) => `create index content_records_${name} on content_records (collection, number)
    where coalesce(shared->>'${name}', '') <> ''`,
  ),
]
