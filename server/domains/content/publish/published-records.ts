import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { bodyOf, type Readable } from '../article.present.ts'
import { isLive, listLiveRecords } from '../live.queries.ts'
import type { PresentedHtml } from '../present-html.ts'

export type PublishedRecord = Readable
type Ctx = Pick<CallContext, 'db' | 'locale'>

/**
 * What visitors read of a small collection, in its order: each record once, in the page's language where it is
 * published in that. Where visitors see the first record alone, one of the page's language comes before those of the
 * other. Collections that are read page by page have queries of their own.
 */
export async function listPublished({ db, locale }: Ctx, collection: CollectionName) {
  const rows = await listLiveRecords(db, collection)
  const own = new Set(rows.filter((row) => row.language === locale).map((row) => row.number))
  if (collections[collection].isFirstShown && own.size > 0)
    return rows.filter((row) => row.language === locale)
  return rows.filter((row) => row.language === locale || !own.has(row.number)) satisfies PublishedRecord[]
}

/** The text of a record as it is shown: headings with ids, their contents, pictures in every size. */
export async function publishedBody(ctx: Ctx, record: PublishedRecord): Promise<PresentedHtml> {
  return bodyOf(ctx, record)
}

/** Whether visitors find a record, in any language. */
export function isPublished(db: Db, collection: CollectionName, number: number): Promise<boolean> {
  return isLive(db, collection, number)
}
