import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { readRow } from '../../../../shared/rules/record-of.ts'
import type { CallContext } from '../../../context.ts'
import type { PublishedRow } from '../../../db/published-lists.queries.ts'
import { listLiveRecords } from '../live.queries.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

/**
 * A small collection's published records in order: each once, in the page's language where it exists. Where
 * visitors see only the first record, one in the page's language comes before others. Collections that are
 * read in pages have queries of their own.
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

/** Whether a record is published, in any language. */
export { isLive as isPublished } from '../live.queries.ts'
