import type { Db } from '../../db/database.ts'
import { deleteOldTokens } from './bindings.queries.ts'

/** Removes tokens a day after they ended. */
export async function removeOldTokens(db: Db): Promise<void> {
  await deleteOldTokens(db)
}
