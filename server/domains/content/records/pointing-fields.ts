import {
  type CollectionField,
  type CollectionName,
  collectionNames,
  collections,
  isList,
} from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { findRecord, type RecordKey } from './records.queries.ts'

export type PointingField = { from: CollectionName; field: CollectionField }

/** The fields of all collections that name records of one: by their numbers, the fields of public benefit by their aliases. */
export function pointingFields(to: CollectionName): PointingField[] {
  return collectionNames.flatMap((from) =>
    collections[from].fields.flatMap((field) => (pointsTo(field, to) ? { from, field } : [])),
  )
}

function pointsTo({ relatesTo, optionsFrom }: CollectionField, to: CollectionName): boolean {
  return relatesTo === to || (optionsFrom === 'fields' && to === 'fieldPages')
}

/** What the shared values of a record hold that points to another. */
export function pointerIn({ field }: PointingField, pointed: string): string {
  return JSON.stringify({ [field.name]: isList(field) ? [pointed] : pointed })
}

/** By what others name a record; null for one that nothing can name yet. */
export async function pointedAs(db: Db, key: RecordKey): Promise<string | null> {
  if (!collections[key.collection].hasGivenAlias) return String(key.number)
  return (await findRecord(db, key))?.alias ?? null
}
