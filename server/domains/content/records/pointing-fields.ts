import type { CollectionField } from '../../../../shared/rules/content/collection-schema.ts'
import {
  type CollectionName,
  collectionNames,
  collections,
  isList,
} from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { findRecord, type RecordKey } from './records.queries.ts'

export type PointingField = { from: CollectionName; field: CollectionField }

/** Fields of all collections that refer to a collection, by number or (fields of public benefit) by alias. */
export function pointingFields(to: CollectionName): PointingField[] {
  return collectionNames.flatMap((from) =>
    collections[from].fields.flatMap((field) => (pointsTo(field, to) ? { from, field } : [])),
  )
}

function pointsTo({ relatesTo, optionsFrom }: CollectionField, to: CollectionName): boolean {
  return relatesTo === to || (optionsFrom === 'fields' && to === 'fieldPages')
}

/** The part of a record's shared values that refers to another record. */
export function pointerIn({ field }: PointingField, pointed: string): string {
  return JSON.stringify({ [field.name]: isList(field) ? [pointed] : pointed })
}

/** The value by which others refer to a record; null before it has one. */
export async function pointedAs(db: Db, key: RecordKey): Promise<string | null> {
  if (!collections[key.collection].hasGivenAlias) return String(key.number)
  return (await findRecord(db, key))?.alias ?? null
}
