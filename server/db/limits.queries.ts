import { sql } from 'kysely'
import type { Db } from './database.ts'

/** At most `most` uses of `key` in any `windowSeconds`. */
export type Window = { key: string; most: number; windowSeconds: number }

/** A window moves on in this many parts: a use counts until its part has left the window. */
const parts = 12

/**
 * Counts uses by the database's clock and returns how many are within the window that ends now, and the
 * seconds until one more is allowed. One statement, so that it is exact under any concurrency and the same on
 * every node.
 * @param amount of uses; negative to undo a count
 */
export async function countUse(db: Db, { key, most, windowSeconds }: Window, amount: number) {
  const partSeconds = windowSeconds / parts
  const result = await sql<{ count: number; seconds_left: number }>`
    with used as (
      insert into rate_limits (key, window_start, window_end, count)
      select ${key}, start, start + make_interval(secs => ${windowSeconds + partSeconds}), ${amount}
      from (select to_timestamp(floor(extract(epoch from now()) / ${partSeconds}) * ${partSeconds}) as start) w
      on conflict (key, window_start) do update set count = rate_limits.count + ${amount}
      returning window_start, window_end, count
    ), uses as (
      select window_end, count from used
      union all
      select earlier.window_end, earlier.count from rate_limits earlier, used
      where earlier.key = ${key} and earlier.window_start < used.window_start and earlier.window_end > now()
    )
    select sum(count)::int as count, (
      select ceil(extract(epoch from min(last.window_end) - now()))::int from uses last
      where ${most} >= (select coalesce(sum(count), 0) from uses later where later.window_end > last.window_end)
    ) as seconds_left
    from uses
  `.execute(db)
  const row = result.rows[0]
  return { count: row?.count ?? 0, secondsLeft: row?.seconds_left ?? windowSeconds }
}

/** Removes uses that no window covers any more. */
export async function removeEndedWindows(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_end', '<', sql<Date>`now()`).execute()
}
