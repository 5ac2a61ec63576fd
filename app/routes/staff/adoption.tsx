import { useActionData, useLoaderData } from 'react-router'
import type { Adoption } from '../../../shared/contract/projects.staff.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { actOnAdoption } from '../../features/projects/staff/adoption-actions.ts'
import { AdoptionReviewPage } from '../../features/projects/staff/adoption-review.tsx'
import { loadReview, type ReviewData, reviewMeta } from '../../features/staff/work/load-review.ts'
import { reviewAction } from '../../features/staff/work/review-action.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'

const load: Load<ReviewData & { review: Adoption }> = async (api, { params }) => {
  const adoptionId = params.id ?? ''
  const review = await api.projectsStaff.adoptionDetail({ adoptionId })
  return { ...(await loadReview(api, adoptionId)), review }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = reviewAction('adoption', { act: actOnAdoption })
export const meta = reviewMeta

export const shouldRevalidate = afterEveryForm

export default function AdoptionRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <AdoptionReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
