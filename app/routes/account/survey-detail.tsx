import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { SurveyDetail } from '../../../shared/contract/surveys.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { SectionFields } from '../../features/applications/ask-sections.tsx'
import { postedAnswers } from '../../features/applications/posted-answers.ts'
import { problemsOf } from '../../features/applications/question-names.ts'
import { SurveyPage } from '../../features/surveys/survey-page.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

type Data = { survey: SurveyDetail; formKey: string }

/** The survey in the address: `?survey=` its id. */
const load: Load<Data> = async (api, { url, locale }) => {
  const surveyId = url.searchParams.get('survey')
  if (!surveyId) throw redirect(pathInLocale('/survey', locale))
  return { survey: await api.surveys.detail({ surveyId }), formKey: drawFormKey() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { url }) => {
  const surveyId = url.searchParams.get('survey') ?? ''
  const { sections } = await api.surveys.detail({ surveyId })
  const answers = await postedAnswers(api, form, sections)
  await api.surveys.answer({ surveyId, answers }, form.idempotency())
  return redirect(url.pathname + url.search)
})

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm((data: Data | undefined) => data?.survey.title ?? m.surveys_title())

export default function SurveyDetailRoute() {
  const { survey, formKey } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  const locale = useLocale()
  return (
    <>
      <FormTitle title={survey.title} isRefused={failure !== undefined} />
      <SurveyPage
        survey={survey}
        formKey={formKey}
        failure={failure}
        problems={problemsOf(survey.sections, failure, false)}
      >
        {survey.sections.map((section) => (
          <SectionFields key={section.key} {...{ section, failure, locale }} isReviewed={false} />
        ))}
      </SurveyPage>
    </>
  )
}
