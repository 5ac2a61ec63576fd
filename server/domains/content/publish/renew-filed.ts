import { collections } from '../../../../shared/rules/content/collections.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { findLive } from '../live.queries.ts'
import { pointersTo } from '../records/filed-under.ts'
import { listPointing } from '../records/pointing.queries.ts'
import { pointedAs } from '../records/pointing-fields.ts'
import type { TextKey } from '../records/records.queries.ts'

type Ctx = { db: Db; services: Pick<Services, 'enqueue'> }

/** The name under which records that refer to this one are indexed; null if unpublished or unused. */
export async function nameFound(db: Db, key: TextKey): Promise<string | null> {
  if (pointersTo(key.collection).size === 0) return null
  const live = await findLive(db, key)
  return live ? textOf(live.fields, collections[key.collection].titleField) : null
}

/** Reindexes the records that are found by this record's name, if the name has changed. */
export async function renewFiled({ db, services }: Ctx, key: TextKey, before: string | null): Promise<void> {
  if ((await nameFound(db, key)) === before) return
  const pointed = await pointedAs(db, key)
  if (pointed === null) return
  for (const [from, pointing] of pointersTo(key.collection)) {
    const [first] = await listPointing(db, pointing, { pointed, after: 0, limit: 1 })
    if (first !== undefined) await services.enqueue(db, 'renew-found', { ...key, from, after: 0 })
  }
}
