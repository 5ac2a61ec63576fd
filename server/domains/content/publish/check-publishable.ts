import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { CollectionField } from '../../../../shared/rules/content/collection-schema.ts'
import { collections, fieldsOf, isList } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import { readRow } from '../../../../shared/rules/record-of.ts'
import type { Db } from '../../../db/database.ts'
import { checkSynonyms } from '../../../search/vocabulary/check-synonyms.ts'
import { hasListedField, hasStanding } from '../records/record-names.queries.ts'
import type { RecordRow, TextRow } from '../records/records.queries.ts'
import { unknownChosen } from '../records/unknown-chosen.ts'
import { hasListedTool } from '../tools/tool-names.ts'
import { completionErrors } from './content.policy.ts'
import { blanksLeft, fillText } from './fill-text.ts'

/**
 * A text to be published must be complete and, where its collection requires more, must not conflict with
 * what is published already. All errors are reported at once.
 * @throws ApiError `invalidInput` by dotted path
 */
export async function checkPublishable(db: Db, record: RecordRow, text: TextRow, at: Date): Promise<void> {
  const left = blanksLeft(await fillText(db, record.collection, text.fields))
  const blank: FieldError = { reason: 'blankLeft' }
  const fields = {
    ...(await relationErrors(db, record)),
    ...Object.fromEntries(left.map((name) => [`texts.${text.language}.${name}`, blank])),
    ...completionErrors(record, text, at),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  if (record.collection !== 'synonyms') return
  const { number, language, values } = readRow('synonyms', { ...text, shared: record.shared })
  await checkSynonyms(db, { number, language, words: values.words })
}

/**
 * Every record that is referenced must exist, and in each required relation at least one must be available: a
 * withdrawn label or field does not count.
 * @returns errors by dotted path
 */
export async function relationErrors(
  db: Db,
  { collection, shared, alias }: Pick<RecordRow, 'collection' | 'shared' | 'alias'>,
): Promise<Record<string, FieldError>> {
  const fields: Record<string, FieldError> = await unknownChosen(db, collection, { held: {}, chosen: shared })
  for (const field of fieldsOf(collections[collection], 'shared')) {
    if (!field.isRequired || (await standsFor(db, field, shared))) continue
    fields[`shared.${field.name}`] = { reason: 'notAnOption' }
  }
  if (collections[collection].hasGivenAlias && alias === null) fields.alias = { reason: 'required' }
  return fields
}

async function standsFor(db: Db, field: CollectionField, shared: FieldValues): Promise<boolean> {
  const { name, relatesTo, optionsFrom } = field
  if (optionsFrom === 'fields')
    return hasListedField(db, isList(field) ? listOf(shared, name) : [textOf(shared, name)])
  if (!relatesTo) return true
  const numbers = listOf(shared, name).map(Number)
  return relatesTo === 'tools' ? hasListedTool(db, numbers) : hasStanding(db, relatesTo, numbers)
}
