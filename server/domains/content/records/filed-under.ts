import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import { type LiveRow, listLiveNames } from '../live.queries.ts'
import { fieldNames } from './field-names.ts'
import { type PointingField, pointingFields } from './pointing-fields.ts'

/** The names that a record is filed under: records of other collections it refers to, and its fields. */
export async function filedUnder(db: Db, { collection, language, shared }: LiveRow): Promise<string[]> {
  const names: string[] = []
  for (const { name, relatesTo, optionsFrom } of collections[collection].fields) {
    const values = listOf(shared, name)
    if (isFoundBy(relatesTo)) {
      const { titleField } = collections[relatesTo]
      const rows = await listLiveNames(db, relatesTo, values.map(Number))
      const own = rows.filter((row) => row.language === language)
      names.push(...own.map((row) => textOf(row.fields, titleField)))
    }
    if (optionsFrom === 'fields' && values.length > 0) {
      const known = (await fieldNames(db)).filter(({ alias }) => values.includes(alias))
      names.push(...known.map((field) => field.name[language]))
    }
  }
  return names
}

/** Tools have their own search index. */
function isFoundBy(relatesTo: CollectionName | undefined): relatesTo is CollectionName {
  return relatesTo !== undefined && relatesTo !== 'tools'
}

/** Fields that refer to a collection from records indexed by the referenced names, by their collection. */
export function pointersTo(collection: CollectionName): Map<CollectionName, PointingField[]> {
  if (!isFoundBy(collection)) return new Map()
  const found = pointingFields(collection).filter(({ from }) => collections[from].searchKind !== null)
  return Map.groupBy(found, ({ from }) => from)
}
