import { useActionData, useLoaderData } from 'react-router'
import type { ToolRequest } from '../../../shared/contract/toolbox/tool-requests.staff.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { loadReview, type ReviewData, reviewMeta } from '../../features/staff/work/load-review.ts'
import { reviewAction } from '../../features/staff/work/review-action.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'
import { actOnToolRequest } from '../../features/toolbox/staff/tool-request-actions.ts'
import { ToolRequestReviewPage } from '../../features/toolbox/staff/tool-request-review.tsx'

const load: Load<ReviewData & { review: ToolRequest }> = async (api, { params }) => {
  const requestId = params.id ?? ''
  const review = await api.toolRequestsStaff.detail({ requestId })
  return { ...(await loadReview(api, requestId)), review }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = reviewAction('toolRequest', { act: actOnToolRequest })
export const meta = reviewMeta

export const shouldRevalidate = afterEveryForm

export default function ToolRequestRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <ToolRequestReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
