import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { CollectionField } from '../../../../shared/rules/content/collection-schema.ts'
import {
  type CollectionName,
  collections,
  fieldsOf,
  isList,
} from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import { listUnknownFields, listUnknownRecords } from './record-names.queries.ts'

/**
 * Records of other collections and fields are referenced by number or alias; a call, an import or an older
 * version may name one that does not exist. Retired ones do exist.
 * @returns errors by dotted path, except for values already held
 */
export async function unknownChosen(
  db: Db,
  collection: CollectionName,
  { held, chosen }: { held: FieldValues; chosen: FieldValues },
): Promise<Record<string, FieldError>> {
  const errors: Record<string, FieldError> = {}
  for (const field of fieldsOf(collections[collection], 'shared')) {
    const had = valuesOf(field, held)
    const added = valuesOf(field, chosen).filter((value) => !had.includes(value))
    if (added.length > 0 && (await areUnknown(db, field, added)))
      errors[`shared.${field.name}`] = { reason: 'notAnOption' }
  }
  return errors
}

/** The same, but throws. @throws ApiError `invalidInput` by dotted path */
export async function requireKnown(
  db: Db,
  collection: CollectionName,
  values: { held: FieldValues; chosen: FieldValues },
): Promise<void> {
  const fields = await unknownChosen(db, collection, values)
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
}

/** Whether any of the values refers to nothing. */
async function areUnknown(
  db: Db,
  { relatesTo, optionsFrom }: CollectionField,
  values: string[],
): Promise<boolean> {
  if (relatesTo) return (await listUnknownRecords(db, relatesTo, values.map(Number))).length > 0
  return optionsFrom === 'fields' && (await listUnknownFields(db, values)).length > 0
}

function valuesOf(field: CollectionField, values: FieldValues): string[] {
  if (isList(field)) return listOf(values, field.name)
  const text = textOf(values, field.name)
  return text === '' ? [] : [text]
}
