import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import { collections, fieldsOf, linesOf, listOf } from '../../../shared/rules/collections.ts'
import type { Db } from '../../db/database.ts'
import { checkSynonyms } from '../../search/vocabulary/check-synonyms.ts'
import { hasListedTool } from '../toolbox/tool-names.ts'
import { checkComplete } from './content.policy.ts'
import { blanksLeft, fillText } from './fill-text.ts'
import { hasStanding } from './record-names.queries.ts'
import type { RecordRow, TextRow } from './records.queries.ts'

/**
 * What goes to readers is complete and, where a collection asks for more, does no harm among what they have already.
 * @throws ApiError `invalidInput` by dotted path
 */
export async function checkPublishable(db: Db, record: RecordRow, text: TextRow, at: Date): Promise<void> {
  checkComplete(record, text, at)
  const left = blanksLeft(await fillText(db, record.collection, text.fields))
  if (left.length > 0) {
    const blank: FieldError = { reason: 'blankLeft' }
    throw new ApiError('invalidInput', {
      fields: Object.fromEntries(left.map((name) => [`texts.${text.language}.${name}`, blank])),
    })
  }
  await checkRelations(db, record)
  if (record.collection !== 'synonyms') return
  const { number, language } = text
  await checkSynonyms(db, { number, language, words: linesOf(text.fields, 'words') })
}

/** Of what readers need at least one must stand: a label that was withdrawn is none. */
async function checkRelations(db: Db, { collection, shared }: RecordRow): Promise<void> {
  const fields: Record<string, FieldError> = {}
  for (const { name, relatesTo, isRequired } of fieldsOf(collections[collection], 'shared')) {
    if (!relatesTo || !isRequired) continue
    const numbers = listOf(shared, name).map(Number)
    const isThere =
      relatesTo === 'tools' ? await hasListedTool(db, numbers) : await hasStanding(db, relatesTo, numbers)
    if (!isThere) fields[`shared.${name}`] = { reason: 'notAnOption' }
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
}
