import type { Db } from '../../db/database.ts'
import { deleteOldReads } from './reads.queries.ts'

/** Removes counts of pages that nobody has read for two years. */
export async function removeOldReads(db: Db): Promise<void> {
  await deleteOldReads(db)
}
