import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { localeOfPath } from '../../../../shared/lib/locale.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import { actOnQuestion } from '../../../features/applications/form-editor/form-act.ts'
import { wordFormField } from '../../../features/applications/form-editor/held-words.ts'
import { findQuestion, formOf } from '../../../features/applications/form-editor/offering-form.ts'
import {
  QuestionPage,
  type QuestionPageProps,
} from '../../../features/applications/form-editor/question-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'
import { formOfTool, nameOfTool } from '../../../features/toolbox/staff/form-of-tool.ts'

type Data = Omit<QuestionPageProps, 'nav' | 'crumbs' | 'canPrefill' | 'failure'> & {
  toolId: string
  toolName: string
  privileges: Privilege[]
}

const load: Load<Data> = async (api, { params, url }) => {
  const toolId = params.number ?? ''
  const [record, pages, { privileges }] = await Promise.all([
    api.contentStaff.recordDetail(formOfTool(toolId).record),
    api.contentStaff.recordList({ collection: 'pages', sort: 'title', pageSize: 50 }),
    api.staff.secondFactor({}),
  ])
  const { questions } = formOf(record)
  const found = findQuestion(questions, params.question ?? '')
  if (!found) throw new ApiError('notFound')
  return {
    toolId,
    toolName: nameOfTool(record, localeOfPath(url.pathname)),
    version: record.version,
    formKey: drawFormKey(),
    question: found.question,
    sectionKey: found.section.key,
    sections: questions.sections,
    articles: pages.items.flatMap(({ alias, title }) => (alias ? [{ alias, title }] : [])),
    privileges,
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  (api, form, { params, locale }) => {
    const { number = '', question = '' } = params
    return actOnQuestion({ api, form, locale, ...formOfTool(number), key: question })
  },
  { wordField: wordFormField },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(titleOf)

function titleOf(data: Pick<Data, 'toolName'> | undefined): string {
  if (!data) return m.form_editor_title()
  return `${m.form_editor_question_title()} · ${m.form_editor_title_of({ offering: data.toolName })}`
}

export default function ToolQuestionRoute() {
  const { privileges, toolId, ...data } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  const { path, recordPath } = formOfTool(toolId)
  const crumbs = [
    { href: recordPath, text: data.toolName },
    { href: path, text: m.form_editor_title() },
  ]
  return (
    <>
      <FormTitle title={titleOf(data)} isRefused={failure !== undefined} />
      <QuestionPage
        {...data}
        crumbs={crumbs}
        canPrefill
        nav={<StaffNav privileges={privileges} />}
        failure={failure}
      />
    </>
  )
}
