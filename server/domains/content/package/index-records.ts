import { locales } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { indexText } from '../article-documents.ts'
import { reindexTool } from '../tools/tool-documents.ts'
import type { RecordKey } from './packaged-record.ts'

/**
 * Makes records found, once all of them are what readers read: they are found by the names of one another as well.
 */
export async function indexRecords(db: Db, keys: readonly RecordKey[]): Promise<void> {
  for (const { collection, number } of keys) {
    if (collection === 'tools') await reindexTool(db, number)
    else for (const language of locales) await indexText(db, { collection, number, language })
  }
}
