import { type Kysely, sql } from 'kysely'

/**
 * Where a record comes from: with the record, with each of its versions, and with what visitors read. Null for what the
 * portal's own editors wrote. Saving keeps it; only an import gives it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['content_records', 'content_versions', 'content_live']) {
    await sql.raw(`alter table ${table} add column provenance jsonb`).execute(db)
  }
}
