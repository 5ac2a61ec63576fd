import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { findRecord, listTexts, type RecordRow, type TextRow } from './records.queries.ts'

export type RecordInput = { collection: CollectionName; number: string }
export type OpenRecord = { record: RecordRow; texts: Record<Locale, TextRow> }

/** A record with its texts. @throws ApiError `notFound` */
export async function getRecord(
  db: Db,
  { collection, number }: RecordInput,
  forUpdate = false,
): Promise<OpenRecord> {
  const key = { collection, number: Number(number) }
  const record = await findRecord(db, key, forUpdate)
  const rows = record ? await listTexts(db, key) : []
  const zh = rows.find((row) => row.language === 'zh')
  const en = rows.find((row) => row.language === 'en')
  if (!record || !zh || !en) throw new ApiError('notFound')
  return { record, texts: { zh, en } }
}

/** A record locked for a change, in the version the editor saw. @throws ApiError `notFound`, `conflict` */
export async function getRecordAt(db: Db, input: RecordInput, version: number): Promise<OpenRecord> {
  const open = await getRecord(db, input, true)
  if (open.record.version !== version) throw new ApiError('conflict')
  return open
}
