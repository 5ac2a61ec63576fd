import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { StaffApplicationDetail } from '../../../shared/contract/applications/applications.staff.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { QueueItem, SecondFactorState, StaffColleague } from '../../../shared/contract/staff/staff.ts'
import { serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { actOnApplication } from '../../features/applications/staff/application-actions.ts'
import { ApplicationReview } from '../../features/applications/staff/application-review.tsx'
import type { Reason } from '../../features/staff/work/decision-form.tsx'
import { wordReviewField } from '../../features/staff/work/review-fields.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'

type Data = {
  application: StaffApplicationDetail
  item: QueueItem
  colleagues: StaffColleague[]
  reasons: Reason[]
  me: SecondFactorState
  formKey: string
}

const load: Load<Data> = async (api, { params }) => {
  const applicationId = params.id ?? ''
  const application = await api.applicationsStaff.detail({ applicationId })
  const [queue, { colleagues }, { reasons }, me] = await Promise.all([
    api.staff.queue({ ids: [applicationId] }),
    api.staff.colleagues({}),
    api.applicationsStaff.reasons({}),
    api.staff.secondFactor({}),
  ])
  const [item] = queue.items
  if (!item) throw new ApiError('notAvailable')
  return { application, item, colleagues, reasons, me, formKey: crypto.randomUUID() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(
  (api, form, { url, params }) =>
    actOnApplication({ api, form, applicationId: params.id ?? '', pathname: url.pathname }),
  { wordField: wordReviewField('application') },
)

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const title = args.loaderData?.item.reference ?? m.staff_queue_title()
  return pageMeta(args, { title, isIndexed: false })
}

/** Revalidates after a refused form too: it shows what has become of the application meanwhile. */
export function shouldRevalidate() {
  return true
}

export default function ApplicationRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <ApplicationReview {...useLoaderData<typeof loader>()} answer={answer} />
}
