import { type Kysely, sql } from 'kysely'

/**
 * Links to records of the portal are looked at like those that lead outside: their address is a path, their host empty.
 * Every published text is read once more for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('delete from content_link_reads').execute(db)
}
