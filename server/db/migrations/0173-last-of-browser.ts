import { type Kysely, sql } from 'kysely'

/** Who signed in last in a browser is asked for by the browser alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index known_browsers_browser on known_browsers (browser_hash, last_signed_in_at)`.execute(
    db,
  )
}
