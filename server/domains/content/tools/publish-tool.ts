import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import type { FieldValues } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import {
  findNewestQuestions,
  insertQuestions,
  setTextWithdrawn,
  upsertTool,
  upsertToolText,
} from './publish-tool.queries.ts'
import { reindexTool } from './tool-documents.ts'
import { questionsOfRecord, sharedOfRecord, type ToolRecord, textOfRecord } from './tool-of-record.ts'

/**
 * Copies a tool's published content to where lists, filters, search and applications read it, in the
 * publishing transaction. Shared values apply to both languages at once; only the published text changes.
 */
export async function publishTool(db: Db, record: ToolRecord): Promise<void> {
  await storeTool(db, record)
  await reindexTool(db, record.number)
}

/** The same without indexing, for many tools that are indexed together afterwards. */
export async function storeTool(db: Db, record: ToolRecord): Promise<void> {
  await upsertTool(db, sharedOfRecord(record))
  await keepQuestions(db, record.number, record.shared)
  await upsertToolText(db, record, textOfRecord(record))
}

/** Unpublishes a language of a tool; applications still know its name. */
export async function withdrawTool(db: Db, { number, language }: Pick<ToolRecord, 'number' | 'language'>) {
  await setTextWithdrawn(db, number, language)
  await reindexTool(db, number)
}

/** Changed questions become a new version; applications keep the version they were begun with. */
async function keepQuestions(db: Db, number: number, shared: FieldValues): Promise<void> {
  const questions = questionsOfRecord(shared)
  if (!questions) return
  const newest = await findNewestQuestions(db, number)
  if (newest && sortedJson(newest.questions) === sortedJson(questions)) return
  await insertQuestions(db, { number, version: (newest?.version ?? 0) + 1, questions })
}
