import { sql } from 'kysely'
import { addWorkingDays, type WorkingDayExceptions } from '../../shared/rules/working-days.ts'
import type { Db } from './database.ts'

/** The day that is so many working days after another, `YYYY-MM-DD` in Shanghai; today where none is given. */
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
