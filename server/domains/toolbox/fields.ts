import type { Bilingual } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'
import { countTools, listFieldCounts } from './fields.queries.ts'
import { listFieldNames } from './tool-detail.queries.ts'

/** How many tools are published in at least one language. */
export function countPublishedTools(db: Db): Promise<number> {
  return countTools(db)
}

/** Every field in its order, in both languages, with how many published tools serve it. */
export function listFieldsWithToolCounts(db: Db) {
  return listFieldCounts(db)
}

/** Every field in its order, named in both languages. */
export async function fieldNames(db: Db): Promise<{ alias: string; name: Bilingual }[]> {
  const rows = await listFieldNames(db)
  return rows.map(({ alias, name_zh, name_en }) => ({ alias, name: { zh: name_zh, en: name_en } }))
}
