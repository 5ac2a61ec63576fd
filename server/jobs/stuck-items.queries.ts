import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { endOfTerm } from '../db/retention.ts'

/** Staff are notified after this many tries, or a day of failures. */
const triesBeforeStaff = 5

/** Retried after ten minutes, then after twice as long each time; a daily job retries on every run. */
const isWaiting = sql<boolean>`
  failed_at + least(interval '10 minutes' * power(2, least(failures, 20) - 1), interval '20 hours') > now()`

/** Every failed item of a task, and whether it waits for a retry. */
export async function listStuck(db: Db, task: string): Promise<{ item: string; isWaiting: boolean }[]> {
  return db
    .selectFrom('stuck_items')
    .select(['item', isWaiting.as('isWaiting')])
    .where('task', '=', task)
    .execute()
}

/** @returns the number of failures, and since when */
export async function noteFailure(db: Db, task: string, item: string) {
  return db
    .insertInto('stuck_items')
    .values({ task, item })
    .onConflict((conflict) =>
      conflict.columns(['task', 'item']).doUpdateSet({
        failures: sql<number>`stuck_items.failures + 1`,
        failed_at: sql<Date>`now()`,
      }),
    )
    .returning(['failures', 'since'])
    .executeTakeFirstOrThrow()
}

/** @returns the number of failures and their first day, if staff must be notified; once per item */
export async function noteStuck(db: Db, task: string, item: string) {
  const noted = await noteFailure(db, task, item)
  const told = await db
    .updateTable('stuck_items')
    .set({ told_at: sql<Date>`now()` })
    .where('task', '=', task)
    .where('item', '=', item)
    .where('told_at', 'is', null)
    .where(sql<boolean>`(failures >= ${triesBeforeStaff}
      or failures > 1 and since < now() - interval '20 hours')`)
    .returning(sql<string>`to_char(since at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'))
    .executeTakeFirst()
  return told && { failures: noted.failures, day: told.day }
}

/** Clears an item that succeeded. */
export async function forgetStuck(db: Db, task: string, item: string): Promise<void> {
  await db.deleteFrom('stuck_items').where('task', '=', task).where('item', '=', item).execute()
}

/** Items without a recent failure were settled in another way. */
export async function removeOldStuck(db: Db): Promise<void> {
  await db.deleteFrom('stuck_items').where('failed_at', '<', endOfTerm('stuckItems')).execute()
}
