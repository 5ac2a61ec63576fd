import { useActionData, useLoaderData } from 'react-router'
import type { StaffApplicationDetail } from '../../../shared/contract/applications/application-parts.staff.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { actOnApplication } from '../../features/applications/staff/application-actions.ts'
import { ApplicationReview } from '../../features/applications/staff/application-review.tsx'
import type { Reason } from '../../features/staff/work/decision-form.tsx'
import { loadReview, type ReviewData, reviewMeta } from '../../features/staff/work/load-review.ts'
import { reviewAction } from '../../features/staff/work/review-action.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'

const load: Load<ReviewData & { application: StaffApplicationDetail; reasons: Reason[] }> = async (
  api,
  { params, url },
) => {
  const applicationId = params.id ?? ''
  const application = await api.applicationsStaff.detail({
    applicationId,
    checksReceipts: url.searchParams.get('part') === 'receipts',
  })
  const [shared, { reasons }] = await Promise.all([
    loadReview(api, applicationId),
    api.applicationsStaff.reasons({ offeringKind: application.offeringKind }),
  ])
  return { ...shared, application, reasons }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = reviewAction('application', {
  openPapers: (api, applicationId, reason) => api.applicationsStaff.openPapers({ applicationId, reason }),
  act: actOnApplication,
})
export const meta = reviewMeta

export const shouldRevalidate = afterEveryForm

export default function ApplicationRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <ApplicationReview {...useLoaderData<typeof loader>()} answer={answer} />
}
