import type { Db } from '../../../db/database.ts'
import { countStaleTexts } from '../records/record-list.queries.ts'

/** How many translations their source has overtaken, as the lists of the collections count them. */
export async function staleTexts(db: Db): Promise<{ open: number; oldest_days: number | null }> {
  return countStaleTexts(db)
}
