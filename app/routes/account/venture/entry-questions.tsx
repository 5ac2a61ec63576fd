import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { wordFields } from '../../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import {
  QuestionsPage,
  type QuestionsPageProps,
} from '../../../features/venture/questions/questions-page.tsx'

type Data = Omit<QuestionsPageProps, 'failure'>

const load: Load<Data> = async (api, { params, url }) => {
  const worksID = params.id ?? ''
  const entry = await api.ventureQuestions.question({ worksID })
  const [{ reads }, { teams }] = await Promise.all([
    api.ventureQuestions.readlog({ worksID }),
    api.usercenter.teamlist({}),
  ])
  return {
    ...entry,
    reads,
    TeamID: teams.find(({ isActing }) => isActing)?.teamID ?? '',
    isDone: url.searchParams.has('done'),
    formKey: crypto.randomUUID().slice(0, 8),
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  async (api, form, { url }) => {
    const { questionID } = await api.ventureQuestions.reply(
      {
        TeamID: form.text('TeamID'),
        worksID: form.text('worksID'),
        questionID: form.optionalText('questionID'),
        text: form.text('text'),
      },
      form.idempotency(),
    )
    return redirect(`${url.pathname}?done=reply#question-${questionID}`)
  },
  { wordField: wordFields({ text: m.venture_question_answer }) },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexedForm(() => m.venture_questions_title())

export default function VentureQuestionsRoute() {
  return <QuestionsPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
