import { readRow } from '../../../../shared/rules/record-of.ts'
import type { Db } from '../../../db/database.ts'
import type { StoredWords } from '../../../db/published-lists.queries.ts'
import { keepQuestions } from '../offerings/keep-questions.ts'
import { setTextWithdrawn, upsertTool, upsertToolText } from './publish-tool.queries.ts'
import { reindexTool } from './tool-documents.ts'
import { sharedOfRecord, textOfRecord } from './tool-of-record.ts'

/**
 * Copies a tool's published content to where lists, filters, search and applications read it, in the
 * publishing transaction. Shared values apply to both languages at once; only the published text changes.
 */
export async function publishTool(db: Db, record: StoredWords): Promise<void> {
  await storeTool(db, record)
  await reindexTool(db, record.number)
}

/** The same without the search, for many that are indexed together afterwards. */
export async function storeTool(db: Db, stored: StoredWords): Promise<void> {
  const record = readRow('tools', stored)
  await upsertTool(db, sharedOfRecord(record))
  await keepQuestions(db, { ...stored, collection: 'tools' })
  await upsertToolText(db, record, textOfRecord(record))
}

/** Takes a language of a tool from visitors; applications go on knowing its name. */
export async function withdrawTool(db: Db, { number, language }: Pick<StoredWords, 'number' | 'language'>) {
  await setTextWithdrawn(db, number, language)
  await reindexTool(db, number)
}
