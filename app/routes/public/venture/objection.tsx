import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { parseReference } from '../../../../shared/lib/reference.ts'
import { feedbackTerms } from '../../../../shared/rules/feedback.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { uploadPostedFiles } from '../../../api/forms/upload-files.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import type { FeedbackSent } from '../../../features/support/feedback-page.tsx'
import { wordObjectionField } from '../../../features/support/objection-form.tsx'
import { ObjectionPage, type ObjectionPageProps } from '../../../features/support/objection-page.tsx'

const load: Load<Omit<ObjectionPageProps, 'answer'>> = async (api, { params, url }) => ({
  round: await api.venture.roundDetail({ roundId: params.id ?? '' }),
  entry: parseReference(url.searchParams.get('entry') ?? '') ?? '',
  formKey: drawFormKey(),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

const files = [{ name: 'files', purpose: 'feedback' as const, atMost: feedbackTerms.filesAtMost }]

export const action = serverAction<FeedbackSent>(
  async (api, form, { params }) => {
    const stored = await uploadPostedFiles(api, form, files)
    const round = params.id ?? ''
    const sent = await api.support.feedbackSend({
      ...{ kind: 'complaint', topic: 'objection', round, page: `/ventureRounds/${round}` },
      ...{ formKey: form.text('formKey'), entry: form.text('entry'), body: form.text('body') },
      ...{ name: form.text('name'), contact: form.text('contact'), files: stored.files ?? [] },
    })
    return { isSent: true, ...sent }
  },
  { wordField: wordObjectionField },
)

export const meta = unindexed(m.objection_title)

export default function ObjectionRoute() {
  const answer = useActionData<FeedbackSent | ActFailure>()
  const isSent = answer !== undefined && 'isSent' in answer
  return (
    <>
      <FormTitle
        title={isSent ? m.feedback_sent_title() : m.objection_title()}
        isRefused={answer !== undefined && !isSent}
      />
      <ObjectionPage {...useLoaderData<typeof loader>()} answer={answer} />
    </>
  )
}
