import type { Db } from '../../db/database.ts'
import { listStaffBehind } from './work/staff-queue.queries.ts'

/** The accounts of staff who have acted on a matter, or have it now; none for a number that is not in the queue. */
export async function staffBehind(db: Db, reference: string): Promise<string[]> {
  return listStaffBehind(db, reference)
}
