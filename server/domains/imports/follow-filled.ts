import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { Db } from '../../db/database.ts'
import { moveMadeVersion } from './rows.queries.ts'

/**
 * What was filled in many records at once belongs to the import that made them: undoing it takes them back as they
 * are now. What it only changed keeps its words: an undo would lose them.
 */
export async function followFilled(
  db: Db,
  filled: { collection: CollectionName; number: number; from: number; to: number },
): Promise<void> {
  await moveMadeVersion(db, filled)
}
