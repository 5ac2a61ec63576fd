import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { VerificationReasonChoice } from '../../../shared/contract/organisations/organisations.staff.ts'
import type { SuperAdminChangeReview } from '../../../shared/contract/organisations/super-admin-change.staff.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import {
  actOnSuperAdminChange,
  wordOpinionField,
} from '../../features/organisations/staff/super-admin-decision.tsx'
import { SuperAdminReviewPage } from '../../features/organisations/staff/super-admin-review.tsx'
import { openPapersBy, openPapersIntent } from '../../features/staff/papers-gate.tsx'
import { wordReviewField } from '../../features/staff/work/review-fields.ts'

type Data = {
  review: SuperAdminChangeReview
  reasons: VerificationReasonChoice[]
  isFresh: boolean
  privileges: Privilege[]
  formKey: string
  isDone: boolean
}

const load: Load<Data> = async (api, { params, url }) => {
  const review = await api.organisationsStaff.changeDetail({ changeId: params.id ?? '' })
  const [{ isFresh, privileges }, { reasons }] = await Promise.all([
    api.staff.secondFactor({}),
    api.organisationsStaff.reasons({}),
  ])
  return {
    review,
    reasons: reasons.filter(({ use }) => use === 'superAdmin'),
    isFresh,
    privileges,
    formKey: crypto.randomUUID(),
    isDone: url.searchParams.has('done'),
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(
  async (api, form, { params, url }) => {
    const changeId = params.id ?? ''
    if (form.text('intent') === openPapersIntent) {
      const open = (reason: string) => api.organisationsStaff.changeOpenPapers({ changeId, reason })
      return openPapersBy(api, form, { open, pathname: url.pathname })
    }
    await actOnSuperAdminChange(api, form, changeId)
    return redirect(`${url.pathname}?done=1`)
  },
  {
    wordField: (path, error, form) =>
      form.text('intent') === openPapersIntent
        ? wordReviewField('verification')(path, error, form)
        : wordOpinionField(path, error),
  },
)

/** Revalidates after a refused opinion too: it shows the change as it is now. */
export function shouldRevalidate() {
  return true
}

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const title = args.loaderData?.review.reference ?? m.staff_changes_title()
  return pageMeta(args, { title, isIndexed: false })
}

export default function SuperAdminChangeRoute() {
  return <SuperAdminReviewPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
