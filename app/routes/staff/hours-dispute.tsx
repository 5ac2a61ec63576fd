import { useActionData, useLoaderData } from 'react-router'
import type { ReviewedDispute } from '../../../shared/contract/volunteers/volunteering.staff.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { proveIfAsked } from '../../features/staff/prove-if-asked.ts'
import { loadReview, type ReviewData, reviewMeta } from '../../features/staff/work/load-review.ts'
import { reviewAction } from '../../features/staff/work/review-action.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'
import { DisputeReviewPage } from '../../features/volunteers/staff/dispute-page.tsx'

type Data = ReviewData & { review: ReviewedDispute }

const load: Load<Data> = async (api, { params }) => {
  const disputeId = params.id ?? ''
  const review = await api.volunteeringStaff.disputeDetail({ disputeId })
  return { ...(await loadReview(api, disputeId)), review }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = reviewAction('hoursDispute', {
  act: async ({ api, form, id }) => {
    await proveIfAsked(api, form)
    const settled = { hours: form.optionalText('hours'), text: form.text('text') }
    await api.volunteeringStaff.settle(
      { disputeId: id, version: form.text('version'), ...settled },
      form.idempotency(),
    )
    return 'settled'
  },
})
export const meta = reviewMeta

export const shouldRevalidate = afterEveryForm

export default function HoursDisputeRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <DisputeReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
