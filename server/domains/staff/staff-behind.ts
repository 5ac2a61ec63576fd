import type { Db } from '../../db/database.ts'
import { listStaffBehind } from './work/staff-queue.queries.ts'

/** Staff accounts that have acted on a matter, or have it now; none for an unknown number. */
export async function staffBehind(db: Db, reference: string): Promise<string[]> {
  return listStaffBehind(db, reference)
}
