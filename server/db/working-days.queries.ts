import { sql } from 'kysely'
import type { DayException } from '../../shared/rules/staff/holiday-text.ts'
import { addWorkingDays, type WorkingDayExceptions } from '../../shared/rules/staff/working-days.ts'
import type { Db } from './database.ts'

/** The day this many working days after `from`, `YYYY-MM-DD` in Shanghai; by default after today. */
export async function dayAfterWorkingDays(db: Db, workingDays: number, from?: string): Promise<string> {
  const day = from ?? (await findToday(db))
  return addWorkingDays(day, workingDays, await findExceptions(db, day))
}

/** Today in Shanghai by the database's clock. `YYYY-MM-DD`. */
export async function findToday(db: Db): Promise<string> {
  const result = await sql<{ today: string }>`
    select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as today`.execute(db)
  return result.rows[0]?.today ?? ''
}

/** Holidays and worked weekends from a day on. */
async function findExceptions(db: Db, from: string): Promise<WorkingDayExceptions> {
  const rows = await db.selectFrom('working_days').select(['day', 'kind']).where('day', '>=', from).execute()
  return new Map(rows.map((row) => [row.day, row.kind]))
}

/** The days of a year that differ from their weekday, in order. */
export async function listExceptionsOf(db: Db, year: number): Promise<DayException[]> {
  return db
    .selectFrom('working_days')
    .select(['day', 'kind', 'note'])
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .orderBy('day')
    .execute()
}

/** The years for which such days are known. */
export async function listExceptionYears(db: Db): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from day)::integer as year from working_days order by year`.execute(db)
  return rows.map(({ year }) => year)
}

/** Replaces a year's days. */
export async function replaceExceptions(db: Db, year: number, days: DayException[]): Promise<void> {
  await db
    .deleteFrom('working_days')
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .execute()
  if (days.length > 0) await db.insertInto('working_days').values(days).execute()
}
