import {
  type CollectionName,
  collectionNames,
  collections,
  listOf,
  textOf,
} from '../../../shared/rules/collections.ts'
import type { Db } from '../../db/database.ts'
import { fieldNames } from '../toolbox/fields.ts'
import { type LiveRow, listLiveNames } from './live.queries.ts'

/** What a record is filed under, by name: what it points to in other collections, and its fields. */
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

/** Tools have a search of their own. */
function isFoundBy(relatesTo: CollectionName | undefined): relatesTo is CollectionName {
  return relatesTo !== undefined && relatesTo !== 'tools'
}

/** The collections whose records are found by the names of what they point to in another, with the fields that point. */
export function pointersTo(collection: CollectionName): { from: CollectionName; fields: string[] }[] {
  if (!isFoundBy(collection)) return []
  return collectionNames.flatMap((from) => {
    const { searchKind, fields } = collections[from]
    const own = fields.filter(({ relatesTo }) => relatesTo === collection).map(({ name }) => name)
    return searchKind !== null && own.length > 0 ? { from, fields: own } : []
  })
}
