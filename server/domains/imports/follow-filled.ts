import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { Db } from '../../db/database.ts'
import { moveMadeVersion } from './rows.queries.ts'

/**
 * Fields filled in bulk belong to the import that created the records: undoing it removes them as they are
 * now. Records that the import only changed are not followed: an undo would lose the filled values.
 */
export async function followFilled(
  db: Db,
  filled: { collection: CollectionName; number: number; from: number; to: number },
): Promise<void> {
  await moveMadeVersion(db, filled)
}
