import type { Db } from '../../db/database.ts'
import { countTools, listFieldCounts } from './fields.queries.ts'

/** How many tools are published in at least one language. */
export function countPublishedTools(db: Db): Promise<number> {
  return countTools(db)
}

/** Every field in its order, in both languages, with how many published tools serve it. */
export function listFieldsWithToolCounts(db: Db) {
  return listFieldCounts(db)
}
