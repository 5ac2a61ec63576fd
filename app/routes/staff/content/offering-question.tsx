import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { localeOfPath } from '../../../../shared/lib/locale.ts'
import { offeringKindIn } from '../../../../shared/rules/applications/offerings.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import { actOnQuestion } from '../../../features/applications/form-editor/form-act.ts'
import { formAt, nameOf } from '../../../features/applications/form-editor/form-of.ts'
import { wordFormField } from '../../../features/applications/form-editor/held-words.ts'
import { findQuestion, formOf } from '../../../features/applications/form-editor/offering-form.ts'
import {
  QuestionPage,
  type QuestionPageProps,
} from '../../../features/applications/form-editor/question-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = Omit<QuestionPageProps, 'nav' | 'crumbs' | 'canPrefill' | 'failure'> & {
  collection: string
  number: string
  name: string
  privileges: Privilege[]
}

const load: Load<Data> = async (api, { params, url }) => {
  const [record, pages, { privileges }] = await Promise.all([
    api.contentStaff.recordDetail(formAt(params).record),
    api.contentStaff.recordList({ collection: 'pages', sort: 'title', pageSize: 50 }),
    api.staff.secondFactor({}),
  ])
  const { questions } = formOf(record)
  const found = findQuestion(questions, params.question ?? '')
  if (!found) throw new ApiError('notFound')
  return {
    collection: record.collection,
    number: record.number,
    name: nameOf(record, localeOfPath(url.pathname)),
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
    return actOnQuestion({ api, form, locale, ...formAt(params), key: params.question ?? '' })
  },
  { wordField: wordFormField },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(titleOf)

function titleOf(data: Pick<Data, 'name'> | undefined): string {
  if (!data) return m.form_editor_title()
  return `${m.form_editor_question_title()} · ${m.form_editor_title_of({ offering: data.name })}`
}

export default function OfferingQuestionRoute() {
  const { privileges, collection, number, name, ...data } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  const { path, recordPath } = formAt({ collection, number })
  const crumbs = [
    { href: recordPath, text: name },
    { href: path, text: m.form_editor_title() },
  ]
  return (
    <>
      <FormTitle title={titleOf({ name })} isRefused={failure !== undefined} />
      <QuestionPage
        {...data}
        crumbs={crumbs}
        canPrefill
        canMark={offeringKindIn(collection) === 'round'}
        nav={<StaffNav privileges={privileges} />}
        failure={failure}
      />
    </>
  )
}
