import { collections, textOf } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { findLive } from '../live.queries.ts'
import { pointersTo } from '../records/filed-under.ts'
import { listPointing } from '../records/pointing.queries.ts'
import { pointedAs } from '../records/pointing-fields.ts'
import type { TextKey } from '../records/records.queries.ts'

type Ctx = { db: Db; services: Pick<Services, 'enqueue'> }

/** By what visitors find the records that point to this one; null where it is not published, or nothing is found by it. */
export async function nameFound(db: Db, key: TextKey): Promise<string | null> {
  if (pointersTo(key.collection).size === 0) return null
  const live = await findLive(db, key)
  return live ? textOf(live.fields, collections[key.collection].titleField) : null
}

/** Has the records found anew that are found by the name of this one, where that is another than before. */
export async function renewFiled({ db, services }: Ctx, key: TextKey, before: string | null): Promise<void> {
  if ((await nameFound(db, key)) === before) return
  const pointed = await pointedAs(db, key)
  if (pointed === null) return
  for (const [from, pointing] of pointersTo(key.collection)) {
    const [first] = await listPointing(db, pointing, { pointed, after: 0, limit: 1 })
    if (first !== undefined) await services.enqueue(db, 'renew-found', { ...key, from, after: 0 })
  }
}
