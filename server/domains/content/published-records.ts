import { type CollectionName, collections, textOf } from '../../../shared/rules/collections.ts'
import type { CallContext } from '../../context.ts'
import { bodyOf, type Readable } from './article.present.ts'
import { listLiveRecords } from './live.queries.ts'
import type { PresentedHtml } from './present-html.ts'

export type PublishedRecord = Readable
type Ctx = Pick<CallContext, 'db' | 'locale'>
/** With a draft, which stands in the place of what is read of its record. */
export type PreviewContext = { draft?: Readable }

/**
 * What visitors read of a small collection, in its order: each record once, in the page's language where it is
 * published in that. Collections that are read page by page have queries of their own.
 */
export async function listPublished(
  { db, locale, draft }: Ctx & PreviewContext,
  collection: CollectionName,
): Promise<PublishedRecord[]> {
  const rows = await listLiveRecords(db, collection)
  const own = new Set(rows.filter((row) => row.language === locale).map((row) => row.number))
  const shown = rows.filter((row) => row.language === locale || !own.has(row.number))
  return draft?.collection === collection ? withDraft(shown, draft) : shown
}

/** A draft in the place that its order gives it; where visitors see one alone, it is the one. */
function withDraft(rows: PublishedRecord[], draft: Readable): PublishedRecord[] {
  const others = rows.filter(({ number }) => number !== draft.number)
  if (collections[draft.collection].isFirstShown) return [draft, ...others]
  const isBehind = (row: PublishedRecord) =>
    placeOf(row) > placeOf(draft) || (placeOf(row) === placeOf(draft) && row.number > draft.number)
  const index = others.findIndex(isBehind)
  return others.toSpliced(index === -1 ? others.length : index, 0, draft)
}

function placeOf({ shared }: PublishedRecord): number {
  return Number(textOf(shared, 'order') || 0)
}

/** The text of a record as it is shown: headings with ids, their contents, pictures in every size. */
export async function publishedBody(ctx: Ctx, record: PublishedRecord): Promise<PresentedHtml> {
  return bodyOf(ctx, record)
}
