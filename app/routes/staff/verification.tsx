import { useActionData, useLoaderData } from 'react-router'
import type {
  VerificationReasonChoice,
  VerificationReview,
} from '../../../shared/contract/organisations/organisations.staff.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { actOnVerification } from '../../features/organisations/staff/verification-actions.ts'
import { VerificationReviewPage } from '../../features/organisations/staff/verification-review.tsx'
import { loadReview, type ReviewData, reviewMeta } from '../../features/staff/work/load-review.ts'
import { reviewAction } from '../../features/staff/work/review-action.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'

const load: Load<ReviewData & { review: VerificationReview; reasons: VerificationReasonChoice[] }> = async (
  api,
  { params },
) => {
  const organisationId = params.id ?? ''
  const review = await api.organisationsStaff.detail({ organisationId })
  const [shared, { reasons }] = await Promise.all([
    loadReview(api, organisationId),
    api.organisationsStaff.reasons({}),
  ])
  return { ...shared, review, reasons }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = reviewAction('verification', {
  openPapers: (api, organisationId, reason) => api.organisationsStaff.openPapers({ organisationId, reason }),
  act: actOnVerification,
})
export const meta = reviewMeta

export const shouldRevalidate = afterEveryForm

export default function VerificationRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <VerificationReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
