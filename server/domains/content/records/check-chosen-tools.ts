import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CollectionField } from '../../../../shared/rules/content/collection-schema.ts'
import { type CollectionName, collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import { areListedTools } from '../tools/tool-names.ts'

type Chosen = { collection: CollectionName; before: FieldValues; after: FieldValues }

/**
 * Tools can be chosen by typing a number: newly chosen ones must be listed. Earlier choices may stay.
 * @throws ApiError `invalidInput` by dotted path
 */
export async function checkChosenTools(db: Db, { collection, before, after }: Chosen): Promise<void> {
  for (const field of fieldsOf(collections[collection], 'shared')) {
    const had = listOf(before, field.name)
    const added = listOf(after, field.name).filter((value) => !had.includes(value))
    await checkTools(db, field, added, `shared.${field.name}`)
  }
}

/** The same for values that go into one field. */
export async function checkTools(
  db: Db,
  { relatesTo }: CollectionField,
  values: string[],
  path: string,
): Promise<void> {
  if (relatesTo !== 'tools' || values.length === 0) return
  const numbers = values.filter((value) => /^[1-9][0-9]{0,8}$/.test(value)).map(Number)
  if (numbers.length < values.length || !(await areListedTools(db, numbers)))
    throw new ApiError('invalidInput', { fields: { [path]: { reason: 'notAnOption' } } })
}
