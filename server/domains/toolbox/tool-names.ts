import type { Db } from '../../db/database.ts'
import { listNameRows } from './tool-names.queries.ts'

/** Every listed tool with its name in each language, for those who choose among them; the newest 500. */
export function listToolNames(db: Db) {
  return listNameRows(db)
}
