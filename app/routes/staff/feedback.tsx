import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { QueueItem, SecondFactorState, StaffColleague } from '../../../shared/contract/staff/staff.ts'
import type { FeedbackReview } from '../../../shared/contract/support/support.staff.ts'
import { serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { wordReviewField } from '../../features/staff/work/review-fields.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'
import { actOnFeedback } from '../../features/support/staff/feedback-actions.ts'
import { FeedbackReviewPage } from '../../features/support/staff/feedback-review.tsx'

type Data = {
  review: FeedbackReview
  item: QueueItem
  colleagues: StaffColleague[]
  me: SecondFactorState
  formKey: string
}

const load: Load<Data> = async (api, { params }) => {
  const ticketId = params.id ?? ''
  const review = await api.supportStaff.detail({ ticketId })
  const [queue, { colleagues }, me] = await Promise.all([
    api.staff.queue({ ids: [ticketId] }),
    api.staff.colleagues({}),
    api.staff.secondFactor({}),
  ])
  const [item] = queue.items
  if (!item) throw new ApiError('notAvailable')
  return { review, item, colleagues, me, formKey: crypto.randomUUID() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(
  (api, form, { url, params }) =>
    actOnFeedback({ api, form, ticketId: params.id ?? '', pathname: url.pathname }),
  { wordField: wordReviewField('feedback') },
)

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const title = args.loaderData?.item.reference ?? m.staff_queue_title()
  return pageMeta(args, { title, isIndexed: false })
}

/** Revalidates after a refused form too: it shows what has become of the ticket meanwhile. */
export function shouldRevalidate() {
  return true
}

export default function FeedbackRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <FeedbackReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
