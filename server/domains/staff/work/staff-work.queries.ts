import { sql } from 'kysely'
import type { QueueKind } from '../../../../shared/rules/staff/staff-queue.ts'
import type { Db } from '../../../db/database.ts'

const key = 'staffToldOfWork'

/** The time up to which new work was reported, and the day on which overdue work was last reported. */
type Told = { until: string; overdueOn: string }

/**
 * What was reported, locked until the transaction ends, with the database's time and the day in China, which
 * here begins at nine in the morning: overdue work is not reported at night. At first nothing counts as new:
 * staff who have just begun see it all in the queue.
 */
export async function lockTold(db: Db): Promise<Told & { now: string; today: string }> {
  const result = await sql<{ now: string; today: string }>`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now,
      ((now() - interval '9 hours') at time zone 'Asia/Shanghai')::date::text as today
  `.execute(db)
  const { now = '', today = '' } = result.rows[0] ?? {}
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify({ until: now, overdueOn: '' }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...(row.value as Told), now, today }
}

export async function setTold(db: Db, told: Told): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(told), updated_at: sql<Date>`now()` })
    .where('key', '=', key)
    .execute()
}

/** Open work available to staff only since `from`: an application counts once it cannot be amended. */
export async function countNewWork(db: Db, kind: QueueKind, from: string, until: string): Promise<number> {
  const since = sql<Date>`coalesce(amendable_until, submitted_at)`
  const row = await db
    .selectFrom('staff_queue')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', kind)
    .where('stage', '=', 'open')
    .where(sql<boolean>`${since} > ${from}::timestamptz and ${since} <= ${until}::timestamptz`)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function countOverdueWork(db: Db, kind: QueueKind): Promise<number> {
  const row = await db
    .selectFrom('staff_queue')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', kind)
    .where('stage', '=', 'open')
    .where(sql<boolean>`due_on < (now() at time zone 'Asia/Shanghai')::date`)
    .executeTakeFirstOrThrow()
  return row.count
}
