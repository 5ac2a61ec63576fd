import type { Db } from '../../db/database.ts'
import { hasListed, listNameRows } from './tool-names.queries.ts'

/** Every listed tool with its name in each language, for those who choose among them; the newest 500. */
export function listToolNames(db: Db) {
  return listNameRows(db)
}

/** Whether visitors find any of some tools. */
export function hasListedTool(db: Db, numbers: number[]): Promise<boolean> {
  return hasListed(db, numbers)
}
