import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { countPointing, isPointedTo, isRound } from './pointing.queries.ts'
import { pointedAs, pointingFields } from './pointing-fields.ts'
import type { RecordKey } from './records.queries.ts'

/** Whether any record refers to this one, in a draft or a published text, or it is a round of the venture programme. */
export async function isNamed(db: Db, key: RecordKey): Promise<boolean> {
  if (await isRound(db, key)) return true
  const pointed = await pointedAs(db, key)
  return pointed !== null && isPointedTo(db, pointingFields(key.collection), pointed)
}

export type Uses = { collection: CollectionName; total: number }[]

/** Published records that refer to this one, counted by collection; they lose the reference on withdrawal. */
export async function usesOf(db: Db, key: RecordKey): Promise<Uses> {
  const pointed = await pointedAs(db, key)
  return pointed === null ? [] : countPointing(db, pointingFields(key.collection), pointed)
}
