import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Seconds that the oldest job which could run has been waiting; 0 where none waits. */
export async function oldestJobSeconds(db: Db): Promise<number> {
  const result = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
    from pgboss.job where state in ('created', 'retry') and start_after < now()
  `.execute(db)
  return result.rows[0]?.seconds ?? 0
}
