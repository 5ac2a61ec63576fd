import { shanghaiDay } from '../../../shared/lib/shanghai-time.ts'
import { addWorkingDays } from '../../../shared/rules/working-days.ts'
import type { Db } from '../../db/database.ts'
import { databaseNow, listWorkingDayExceptions } from './application.queries.ts'

/** The day by which a review that begins now is due, `YYYY-MM-DD`. */
export async function reviewDueOn(db: Db, workingDays: number): Promise<string> {
  const today = shanghaiDay(await databaseNow(db))
  const exceptions = await listWorkingDayExceptions(db, today)
  return addWorkingDays(today, workingDays, new Map(exceptions.map(({ day, kind }) => [day, kind])))
}
