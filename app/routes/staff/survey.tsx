import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { SecondFactorState } from '../../../shared/contract/staff/staff.ts'
import type { StaffSurveyDetail } from '../../../shared/contract/surveys.staff.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { emptySections } from '../../../shared/rules/content/empty-sections.ts'
import { surveyQuestionTypes } from '../../../shared/rules/surveys.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { wordFormField } from '../../features/applications/form-editor/held-words.ts'
import { QuestionsEditor } from '../../features/applications/form-editor/questions-editor.tsx'
import { FormPreview } from '../../features/applications/form-preview.tsx'
import { useCodeNamed } from '../../features/staff/code-problem.ts'
import { roleName } from '../../features/staff/members/role-names.ts'
import { StaffNav } from '../../features/staff/staff-nav.tsx'
import { StepUp } from '../../features/staff/step-up.tsx'
import { DraftPage } from '../../features/surveys/draft-page.tsx'
import { ResultsPage, type SurveyAnswers } from '../../features/surveys/results-page.tsx'
import { wordSurvey } from '../../features/surveys/survey-words.ts'
import { useLocale } from '../../ui/page-locale.tsx'
import { actOnSurvey } from './survey-act.ts'

type Data = {
  /** In the page's language if it has a title there. */
  title: string
  survey: StaffSurveyDetail
  /** For a draft the number of people it would reach; otherwise the answers. */
  recipients: number
  answers: SurveyAnswers | null
  me: SecondFactorState
  formKey: string
  today: string
  done: string | null
}

const load: Load<Data> = async (api, { params, url, locale }) => {
  const surveyId = params.id ?? ''
  const [survey, me] = await Promise.all([api.surveysStaff.detail({ surveyId }), api.staff.secondFactor({})])
  const isDraft = survey.state === 'draft'
  return {
    title: survey.title[locale] || survey.title.zh || survey.title.en,
    survey,
    recipients: isDraft
      ? (await api.surveysStaff.countRecipients({ surveyId })).recipients
      : survey.recipients,
    answers: isDraft ? null : await api.surveysStaff.results({ surveyId }),
    me,
    formKey: drawFormKey(),
    today: shanghaiDay(new Date()),
    done: url.searchParams.get('done'),
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  (api, form, { params, locale }) => actOnSurvey({ api, form, locale, surveyId: params.id ?? '' }),
  {
    wordField: (path, error, posted) => wordSurvey(path, error) ?? wordFormField(path, error, posted),
  },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(titleOf)

function titleOf(data: Pick<Data, 'title'> | undefined): string {
  return data?.title ? `${data.title} · ${m.staff_surveys_title()}` : m.staff_surveys_title()
}

export default function StaffSurveyRoute() {
  const data = useLoaderData<typeof loader>()
  const { survey, answers, me, formKey, recipients, today, done } = data
  const failure = useCodeNamed(useActionData<ActFailure>())
  const locale = useLocale()
  const nav = <StaffNav privileges={me.privileges} />
  const stepUp = <StepUp isFresh={me.isFresh} failure={failure} />
  if (answers) {
    const shown = done === 'sent' || done === 'closed' ? done : null
    return (
      <>
        <FormTitle title={titleOf(data)} isRefused={failure !== undefined} />
        <ResultsPage
          {...{ nav, stepUp, survey, answers, failure }}
          mayExport={me.privileges.includes('exportSurveys')}
          done={shown}
        />
      </>
    )
  }
  return (
    <>
      <FormTitle title={titleOf(data)} isRefused={failure !== undefined} />
      <DraftPage
        {...{ nav, survey, formKey, recipients, today, stepUp, failure }}
        isSaved={done === 'saved'}
        staffRoleName={roleName}
        questions={
          <QuestionsEditor
            sections={survey.questions.sections}
            path={`/staff/surveys/${survey.surveyId}/questions`}
            types={surveyQuestionTypes}
            none={m.staff_survey_questions_none()}
            version={survey.version}
            formKey={formKey}
            failure={failure}
          />
        }
        preview={<FormPreview sections={emptySections(survey.questions, locale)} />}
      />
    </>
  )
}
