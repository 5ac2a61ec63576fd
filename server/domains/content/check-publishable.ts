import { linesOf } from '../../../shared/rules/collections.ts'
import type { Db } from '../../db/database.ts'
import { checkSynonyms } from '../../search/vocabulary/check-synonyms.ts'
import { checkComplete } from './content.policy.ts'
import type { RecordRow, TextRow } from './records.queries.ts'

/**
 * What goes to readers is complete and, where a collection asks for more, does no harm among what they have already.
 * @throws ApiError `invalidInput` by dotted path
 */
export async function checkPublishable(db: Db, record: RecordRow, text: TextRow, at: Date): Promise<void> {
  checkComplete(record, text, at)
  if (record.collection !== 'synonyms') return
  const { number, language } = text
  await checkSynonyms(db, { number, language, words: linesOf(text.fields, 'words') })
}
