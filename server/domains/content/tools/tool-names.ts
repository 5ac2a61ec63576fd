import type { Db } from '../../../db/database.ts'
import { listListed, listNameRows } from './tool-names.queries.ts'

/** Listed tools with their names in each language, for those who choose among them, and what was chosen before. */
export function listToolNames(db: Db, chosen: number[] = []) {
  return listNameRows(db, chosen)
}

/** Whether visitors find any of some tools. */
export async function hasListedTool(db: Db, numbers: number[]): Promise<boolean> {
  return (await listListed(db, numbers)).length > 0
}

/** Whether visitors find every one of some tools. */
export async function areListedTools(db: Db, numbers: number[]): Promise<boolean> {
  return (await listListed(db, numbers)).length === new Set(numbers).size
}
