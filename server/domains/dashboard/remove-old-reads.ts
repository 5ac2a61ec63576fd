import type { Db } from '../../db/database.ts'
import { deleteOldReads } from './reads.queries.ts'

/** Removes read counts two years after their last read. */
export async function removeOldReads(db: Db): Promise<void> {
  await deleteOldReads(db)
}
