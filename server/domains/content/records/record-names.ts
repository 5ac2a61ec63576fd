import type { Locale } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { listNames } from './record-names.queries.ts'

type Key = { collection: CollectionName; number: number }

/** Looks up record names; a record without a name is called by its number. */
export async function recordNames(db: Db, locale: Locale, keys: Key[]): Promise<(key: Key) => string> {
  const names = new Map<string, string>()
  for (const [collection, of] of Map.groupBy(keys, (key) => key.collection)) {
    const numbers = of.map(({ number }) => number)
    const rows = await listNames(db, collection, collections[collection].titleField, numbers, locale)
    for (const { number, name } of rows) names.set(`${collection} ${number}`, name)
  }
  return ({ collection, number }) => names.get(`${collection} ${number}`) ?? String(number)
}
