import { locales } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { indexText } from '../article-documents.ts'
import { reindexTool } from '../tools/tool-documents.ts'
import type { RecordKey } from './packaged-record.ts'

/** Indexes records after all of them are published, because they are found by each other's names as well. */
export async function indexRecords(db: Db, keys: readonly RecordKey[]): Promise<void> {
  for (const { collection, number } of keys) {
    if (collection === 'tools') await reindexTool(db, number)
    else for (const language of locales) await indexText(db, { collection, number, language })
  }
}
