import type { Db } from '../../../db/database.ts'
import { listListed } from './tool-names.queries.ts'

/** Listed tools with their names in each language, as options, plus earlier choices. */
export { listNameRows as listToolNames } from './tool-names.queries.ts'

/** Whether any of the tools is listed. */
export async function hasListedTool(db: Db, numbers: number[]): Promise<boolean> {
  return (await listListed(db, numbers)).length > 0
}

/** Whether all of the tools are listed. */
export async function areListedTools(db: Db, numbers: number[]): Promise<boolean> {
  return (await listListed(db, numbers)).length === new Set(numbers).size
}
