import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { countPointing, isPointedTo } from './pointing.queries.ts'
import { pointedAs, pointingFields } from './pointing-fields.ts'
import type { RecordKey } from './records.queries.ts'

/** Whether another record names one, in what editors work on or in what visitors read. */
export async function isNamed(db: Db, key: RecordKey): Promise<boolean> {
  const pointed = await pointedAs(db, key)
  return pointed !== null && isPointedTo(db, pointingFields(key.collection), pointed)
}

export type Uses = { collection: CollectionName; total: number }[]

/** How many records that visitors read name one, by collection: they go on without it once it is withdrawn. */
export async function usesOf(db: Db, key: RecordKey): Promise<Uses> {
  const pointed = await pointedAs(db, key)
  return pointed === null ? [] : countPointing(db, pointingFields(key.collection), pointed)
}
