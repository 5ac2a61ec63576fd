import { sql } from 'kysely'
import type { TestPortal } from '../portal/portal.ts'

/** The number of this portal's statements that wait for a lock. */
export async function waitingStatements({ db }: Pick<TestPortal, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
