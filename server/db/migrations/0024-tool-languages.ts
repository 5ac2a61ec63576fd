import { type Kysely, sql } from 'kysely'

/** The languages of a tool's own screens; null while nobody has checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table tools add column interface_languages text[]').execute(db)
}
