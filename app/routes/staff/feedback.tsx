import { useActionData, useLoaderData } from 'react-router'
import type { FeedbackReview } from '../../../shared/contract/support/support.staff.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { loadReview, type ReviewData, reviewMeta } from '../../features/staff/work/load-review.ts'
import { reviewAction } from '../../features/staff/work/review-action.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'
import { actOnFeedback } from '../../features/support/staff/feedback-actions.ts'
import { FeedbackReviewPage } from '../../features/support/staff/feedback-review.tsx'

const load: Load<ReviewData & { review: FeedbackReview }> = async (api, { params }) => {
  const ticketId = params.id ?? ''
  const review = await api.supportStaff.detail({ ticketId })
  const { colleagues, ...data } = await loadReview(api, ticketId)
  const { assignable } = review
  const mayHandle = assignable
    ? colleagues.filter(({ accountId }) => assignable.includes(accountId))
    : colleagues
  return { ...data, colleagues: mayHandle, review }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = reviewAction('feedback', {
  openPapers: (api, ticketId, reason) => api.supportStaff.openPapers({ ticketId, reason }),
  act: actOnFeedback,
})
export const meta = reviewMeta

export const shouldRevalidate = afterEveryForm

export default function FeedbackRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <FeedbackReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
