import type { Db } from '../../db/database.ts'
import { deleteOldWaiting } from './earlier-users.queries.ts'

/** Removes a year later what nobody has asked for. */
export async function removeOldEarlierUsers(db: Db): Promise<void> {
  await deleteOldWaiting(db)
}
