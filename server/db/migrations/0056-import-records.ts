import { type Kysely, sql } from 'kysely'

/** The records of an import, listed and followed by their numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index import_rows_record on import_rows (number, import_id) where made_version is not null`.execute(
    db,
  )
}
