import type { z } from 'zod'
import type { recordPreview } from '../../../shared/contract/content/record-preview.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { collections } from '../../../shared/rules/content/collections.ts'
import { listOf } from '../../../shared/rules/content/field-values.ts'
import type { VentureEditionID } from '../../../shared/rules/content/venture-collections.ts'
import type { CallContext } from '../../context.ts'
import { readAsPublished } from '../content/publish/as-published.ts'
import { isPublished } from '../content/publish/published-records.ts'
import type { Draft } from '../content/records/draft-of.ts'
import { draftOf } from '../content/records/draft-of.ts'
import { editionDetail } from '../venture/editions.ts'
import { listEntriesOf } from '../venture/entries.ts'

/** A draft on the page that shows it. */
export type Placed = Extract<z.output<typeof recordPreview>, { isSeen: boolean }>

const entriesAtOnce = 50

/** What happened or was funded, on the page of its edition; one that is not published comes as its own draft. */
export async function previewCourse(ctx: CallContext, draft: Draft, title: string): Promise<Placed> {
  const { placedBy = '' } = collections[draft.collection]
  const editionID = listOf(draft.shared, placedBy)[0]
  if (!editionID) throw new ApiError('notFound')
  const isShown = await isPublished(ctx.db, 'ventureEditions', Number(editionID))
  const edition = isShown ? [] : [await draftOf(ctx, { collection: 'ventureEditions', number: editionID })]
  return readAsPublished(ctx, [...edition, draft], async (asPublished) => {
    const { list, isOn } = await entriesWith(asPublished, editionID, draft)
    const detail = await editionDetail(asPublished, { editionID })
    const isSeen = isShown && (draft.collection === 'ventureMilestones' || isOn)
    return { kind: 'course', title, isSeen, editionID, ...detail, entries: list }
  })
}

async function entriesWith(ctx: CallContext, editionID: VentureEditionID, { collection, number }: Draft) {
  return pageWith(
    (page) => listEntriesOf(ctx, editionID, { page, pageSize: entriesAtOnce }),
    ({ items }) => collection !== 'ventureEntries' || items.some(({ entryID }) => entryID === String(number)),
    ({ pageCount }) => pageCount,
  )
}

/** The page of a list that contains an item; the first where none does. */
export async function pageWith<List>(
  load: (page: number) => Promise<List>,
  has: (list: List) => boolean,
  countPages: (list: List) => number,
): Promise<{ page: number; list: List; isOn: boolean }> {
  const first = await load(1)
  if (has(first)) return { page: 1, list: first, isOn: true }
  for (let page = 2; page <= countPages(first); page += 1) {
    const list = await load(page)
    if (has(list)) return { page, list, isOn: true }
  }
  return { page: 1, list: first, isOn: false }
}
