import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { parseReference } from '../../../shared/lib/reference.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { wordTicketField } from '../../features/support/feedback-fields.ts'
import { FollowPage, type FollowPageProps } from '../../features/support/follow-page.tsx'

type Data = Omit<FollowPageProps, 'failure'>

/** Visitors have no list of their own. */
const load: Load<Data> = async (api, { url }) => {
  const { items } = await api.support.feedbackList({}).catch((error: unknown) => {
    if (error instanceof ApiError && error.reason === 'loginEnded') return { items: [] }
    throw error
  })
  return { reference: parseReference(url.searchParams.get('reference') ?? '') ?? '', mine: items }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { locale }) => {
    const { reference } = await api.support.feedbackOpen({
      reference: form.text('reference'),
      code: form.text('code'),
    })
    return redirect(pathInLocale(`/feedback/ticket/${reference}`, locale))
  },
  { wordField: wordTicketField },
)

export const meta = unindexedForm(() => m.feedback_follow_title())

export default function FeedbackFollowRoute() {
  const failure = useActionData<ActFailure>()
  return (
    <>
      <FormTitle title={m.feedback_follow_title()} isRefused={failure !== undefined} />
      <FollowPage {...useLoaderData<typeof loader>()} failure={failure} />
    </>
  )
}
