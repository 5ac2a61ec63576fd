import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { listFieldNames } from './field-names.queries.ts'

/** Every field in the editors' order, named in both languages. */
export async function fieldNames(db: Db): Promise<{ alias: string; name: Bilingual }[]> {
  const rows = await listFieldNames(db)
  return rows.map(({ alias, name_zh, name_en }) => ({ alias, name: { zh: name_zh, en: name_en } }))
}
