import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { bodyOf, type Readable } from '../article.present.ts'
import { isLive, listLiveRecords } from '../live.queries.ts'
import type { PresentedHtml } from '../present-html.ts'

export type PublishedRecord = Readable
type Ctx = Pick<CallContext, 'db' | 'locale'>

/**
 * A small collection's published records in order: each once, in the page's language where it exists. Where
 * visitors see only the first record, one in the page's language comes before others. Collections that are
 * read in pages have queries of their own.
 */
export async function listPublished({ db, locale }: Ctx, collection: CollectionName) {
  const rows = await listLiveRecords(db, collection)
  const own = new Set(rows.filter((row) => row.language === locale).map((row) => row.number))
  if (collections[collection].isFirstShown && own.size > 0)
    return rows.filter((row) => row.language === locale)
  return rows.filter((row) => row.language === locale || !own.has(row.number)) satisfies PublishedRecord[]
}

/** A record's text for display: headings with ids, a table of contents, pictures in every size. */
export async function publishedBody(ctx: Ctx, record: PublishedRecord): Promise<PresentedHtml> {
  return bodyOf(ctx, record)
}

/** Whether a record is published, in any language. */
export function isPublished(db: Db, collection: CollectionName, number: number): Promise<boolean> {
  return isLive(db, collection, number)
}
