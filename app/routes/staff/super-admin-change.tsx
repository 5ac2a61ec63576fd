import { useActionData, useLoaderData } from 'react-router'
import type { VerificationReasonChoice } from '../../../shared/contract/organisations/organisations.staff.ts'
import type { SuperAdminChangeReview } from '../../../shared/contract/organisations/super-admin-change.staff.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { actOnSuperAdminChange } from '../../features/organisations/staff/super-admin-actions.ts'
import { SuperAdminReviewPage } from '../../features/organisations/staff/super-admin-review.tsx'
import { loadReview, type ReviewData, reviewMeta } from '../../features/staff/work/load-review.ts'
import { reviewAction } from '../../features/staff/work/review-action.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'

const load: Load<
  ReviewData & { review: SuperAdminChangeReview; reasons: VerificationReasonChoice[] }
> = async (api, { params }) => {
  const changeId = params.id ?? ''
  const review = await api.organisationsStaff.changeDetail({ changeId })
  const [shared, { reasons }] = await Promise.all([
    loadReview(api, changeId),
    api.organisationsStaff.reasons({}),
  ])
  return { ...shared, review, reasons: reasons.filter(({ use }) => use === 'superAdmin') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = reviewAction('superAdminChange', {
  openPapers: (api, changeId, reason) => api.organisationsStaff.changeOpenPapers({ changeId, reason }),
  act: actOnSuperAdminChange,
})
export const meta = reviewMeta

export const shouldRevalidate = afterEveryForm

export default function SuperAdminChangeRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <SuperAdminReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
