import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Counts one use against a fixed window by the database's clock and answers the count and the seconds left.
 * One statement, so it is exact under any concurrency and the same on every node.
 */
export async function countUse(db: Db, key: string, windowSeconds: number, amount: number) {
  const result = await sql<{ count: number; seconds_left: number }>`
    insert into rate_limits (key, window_start, window_end, count)
    select ${key}, start, start + make_interval(secs => ${windowSeconds}), ${amount}
    from (select to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds}) as start) w
    on conflict (key, window_start) do update set count = rate_limits.count + ${amount}
    returning count, ceil(extract(epoch from window_end - now()))::int as seconds_left
  `.execute(db)
  const row = result.rows[0]
  return { count: row?.count ?? 0, secondsLeft: row?.seconds_left ?? windowSeconds }
}

/** Removes windows that have ended. */
export async function removeEndedWindows(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_end', '<', sql<Date>`now()`).execute()
}
