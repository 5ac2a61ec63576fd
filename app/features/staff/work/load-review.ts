import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { QueueItem, StaffColleague } from '../../../../shared/contract/staff/staff-work.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import type { ReviewAnswer } from './review-form.ts'

/** What every review needs beside its own subject. */
export type ReviewData = {
  item: QueueItem
  /** Whom it can be handed over to. */
  colleagues: StaffColleague[]
  me: SecondFactorState
  /** Makes the writes of the page's forms happen once. */
  formKey: string
}

/** The same as the page shows it, with the answer to its last form. */
export type ReviewPageProps = ReviewData & { answer: ReviewAnswer }

/** @throws ApiError `notAvailable` where the item is none of the reader's work */
export async function loadReview(api: Api, id: string): Promise<ReviewData> {
  const [queue, { colleagues }, me] = await Promise.all([
    api.staff.queue({ ids: [id] }),
    api.staff.colleagues({}),
    api.staff.secondFactor({}),
  ])
  const [item] = queue.items
  if (!item) throw new ApiError('notAvailable')
  return { item, colleagues, me, formKey: crypto.randomUUID() }
}

/** A review is named by its reference. */
export function reviewMeta(args: MetaArgs & { loaderData: ReviewData | undefined }) {
  const title = args.loaderData?.item.reference ?? m.staff_queue_title()
  return pageMeta(args, { title, isIndexed: false })
}
