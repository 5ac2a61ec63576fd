import type { Db } from '../../db/database.ts'
import { deleteOldWaiting } from './earlier-users.queries.ts'

/** Removes entries that nobody claimed within a year. */
export async function removeOldEarlierUsers(db: Db): Promise<void> {
  await deleteOldWaiting(db)
}
