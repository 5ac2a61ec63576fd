import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** The age in seconds of the oldest job that is ready to run; 0 without any. */
export async function oldestJobSeconds(db: Db): Promise<number> {
  const result = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
    from pgboss.job where state in ('created', 'retry') and start_after < now()
  `.execute(db)
  return result.rows[0]?.seconds ?? 0
}
