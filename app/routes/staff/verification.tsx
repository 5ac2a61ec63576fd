import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import type {
  VerificationReasonChoice,
  VerificationReview,
} from '../../../shared/contract/organisations/organisations.staff.ts'
import type { QueueItem, SecondFactorState, StaffColleague } from '../../../shared/contract/staff/staff.ts'
import { serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { actOnVerification } from '../../features/organisations/staff/verification-actions.ts'
import { VerificationReviewPage } from '../../features/organisations/staff/verification-review.tsx'
import { wordReviewField } from '../../features/staff/work/review-fields.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'

type Data = {
  review: VerificationReview
  reasons: VerificationReasonChoice[]
  item: QueueItem
  colleagues: StaffColleague[]
  me: SecondFactorState
  formKey: string
}

const load: Load<Data> = async (api, { params }) => {
  const organisationId = params.id ?? ''
  const review = await api.organisationsStaff.detail({ organisationId })
  const [queue, { colleagues }, me, { reasons }] = await Promise.all([
    api.staff.queue({ ids: [organisationId] }),
    api.staff.colleagues({}),
    api.staff.secondFactor({}),
    api.organisationsStaff.reasons({}),
  ])
  const [item] = queue.items
  if (!item) throw new ApiError('notAvailable')
  return { review, reasons, item, colleagues, me, formKey: crypto.randomUUID() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(
  (api, form, { url, params }) =>
    actOnVerification({ api, form, organisationId: params.id ?? '', pathname: url.pathname }),
  { wordField: wordReviewField('verification') },
)

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const title = args.loaderData?.item.reference ?? m.staff_queue_title()
  return pageMeta(args, { title, isIndexed: false })
}

/** Revalidates after a refused form too: it shows what has become of the verification meanwhile. */
export function shouldRevalidate() {
  return true
}

export default function VerificationRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <VerificationReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
