import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { actOnAward, wordAwardField } from '../../../features/venture/staff/award-actions.ts'
import { AwardReview, type AwardReviewProps } from '../../../features/venture/staff/award-review.tsx'

const load: Load<Omit<AwardReviewProps, 'failure'>> = async (api, { params, url }) => {
  const awardId = params.id ?? ''
  const [award, me] = await Promise.all([
    api.ventureAwardsStaff.detail({ awardId }),
    api.staff.secondFactor({}),
  ])
  return { award, me, isDone: url.searchParams.has('done'), formKey: crypto.randomUUID() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  (api, form, { params, url }) => actOnAward(api, form, params.id ?? '', url.pathname),
  { wordField: wordAwardField },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexed(m.award_nav)

export default function StaffAwardRoute() {
  return <AwardReview {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
