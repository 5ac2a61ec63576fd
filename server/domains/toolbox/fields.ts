import type { Db } from '../../db/database.ts'
import { countTools, listFieldCounts } from './fields.queries.ts'

/** The number of tools published in at least one language. */
export function countPublishedTools(db: Db): Promise<number> {
  return countTools(db)
}

/** Every field in the editors' order, in both languages, with its number of published tools. */
export function listFieldsWithToolCounts(db: Db) {
  return listFieldCounts(db)
}
