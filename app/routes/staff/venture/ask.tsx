import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import { wordReviewField } from '../../../features/staff/work/review-fields.ts'
import { AskTeamPage, type AskTeamPageProps } from '../../../features/venture/staff/ask-team-page.tsx'

type Data = Omit<AskTeamPageProps, 'failure'>

const load: Load<Data> = async (api, { params }) => ({
  review: await api.ventureQuestionsStaff.detail({ applicationId: params.id ?? '' }),
  formKey: crypto.randomUUID(),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  async (api, form) => {
    const asked = { worksID: form.text('worksID'), judgeId: form.optionalText('judgeId') }
    const { questionID } = await api.ventureQuestionsStaff.ask(
      { ...asked, text: form.text('text') },
      form.idempotency(),
    )
    return redirect(`/staff/venture/questions/${questionID}?done=ask`)
  },
  { wordField: wordReviewField('ventureQuestion') },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexedForm(() => m.venture_question_ask())

export default function VentureAskRoute() {
  return <AskTeamPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
