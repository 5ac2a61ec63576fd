import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { wordFormField } from '../../features/applications/form-editor/held-words.ts'
import { findQuestion } from '../../features/applications/form-editor/offering-form.ts'
import {
  QuestionPage,
  type QuestionPageProps,
} from '../../features/applications/form-editor/question-page.tsx'
import { StaffNav } from '../../features/staff/staff-nav.tsx'
import { actOnSurveyQuestion } from './survey-act.ts'

type Data = Pick<QuestionPageProps, 'version' | 'formKey' | 'question' | 'sectionKey' | 'sections'> & {
  surveyId: string
  /** The survey's title, in the page's language if it has one there. */
  title: string
  privileges: Privilege[]
}

const load: Load<Data> = async (api, { params, locale }) => {
  const surveyId = params.id ?? ''
  const [survey, { privileges }] = await Promise.all([
    api.surveysStaff.detail({ surveyId }),
    api.staff.secondFactor({}),
  ])
  const found = findQuestion(survey.questions, params.question ?? '')
  if (!found || survey.state !== 'draft') throw new ApiError('notFound')
  return {
    surveyId,
    title: survey.title[locale] || survey.title.zh || survey.title.en,
    version: survey.version,
    formKey: drawFormKey(),
    question: found.question,
    sectionKey: found.section.key,
    sections: survey.questions.sections,
    privileges,
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  (api, form, { params, locale }) =>
    actOnSurveyQuestion({ api, form, locale, surveyId: params.id ?? '', key: params.question ?? '' }),
  { wordField: wordFormField },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(pageTitle)

function pageTitle(data: Pick<Data, 'title'> | undefined): string {
  return data?.title ? `${m.form_editor_question_title()} · ${data.title}` : m.form_editor_question_title()
}

export default function SurveyQuestionRoute() {
  const { privileges, surveyId, ...data } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  const crumbs = [
    { href: '/staff/surveys', text: m.staff_surveys_title() },
    {
      href: `/staff/surveys/${surveyId}`,
      text: data.title || m.survey_state_draft(),
    },
  ]
  return (
    <>
      <FormTitle title={pageTitle(data)} isRefused={failure !== undefined} />
      <QuestionPage
        {...data}
        articles={[]}
        crumbs={crumbs}
        canPrefill={false}
        nav={<StaffNav privileges={privileges} />}
        failure={failure}
      />
    </>
  )
}
