import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { readRow } from '../../../../shared/rules/record-of.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { PublishedRow } from '../../../db/published-lists.queries.ts'
import { isLive, listLiveRecords } from '../live.queries.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

/**
 * What visitors read of a small collection, in its order: each record once, in the page's language where it is
 * published in that. Where visitors see the first record alone, one of the page's language comes before those of the
 * other. Collections that are read page by page have queries of their own.
 */
export async function listPublished<Collection extends CollectionName>(
  { db, locale }: Ctx,
  collection: Collection,
): Promise<PublishedRow<Collection>[]> {
  const rows = (await listLiveRecords(db, collection)).map((row) => readRow(collection, row))
  const own = new Set(rows.filter((row) => row.language === locale).map((row) => row.number))
  if (collections[collection].isFirstShown && own.size > 0)
    return rows.filter((row) => row.language === locale)
  return rows.filter((row) => row.language === locale || !own.has(row.number))
}

/** Whether visitors find a record, in any language. */
export function isPublished(db: Db, collection: CollectionName, number: number): Promise<boolean> {
  return isLive(db, collection, number)
}
