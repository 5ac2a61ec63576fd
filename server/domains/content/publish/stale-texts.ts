import type { Db } from '../../../db/database.ts'
import { countStaleTexts } from '../records/record-list.queries.ts'

/** The number of outdated translations, as the collection lists count them. */
export async function staleTexts(db: Db): Promise<{ open: number; oldest_days: number | null }> {
  return countStaleTexts(db)
}
