import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { missingInSurvey } from '../../../shared/rules/surveys.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { ownFailure } from '../../api/forms/own-failure.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SurveyForm, type SurveyFormProps } from './survey-form.tsx'

export type DraftPageProps = SurveyFormProps & {
  nav: ReactNode
  /** The editor of its questions, and a preview of them. */
  questions: ReactNode
  preview: ReactNode
  /** Asks for the second factor if the last proof is too old. */
  stepUp: ReactNode
  recipients: number
  /** Today's date in China. */
  today: string
  isSaved: boolean
}

/** An unsent survey: its texts, its questions, and the form that sends it. */
export function DraftPage(props: DraftPageProps) {
  const { nav, survey, failure, questions, preview, isSaved } = props
  const locale = useLocale()
  const title = survey.title[locale] || survey.title.zh || survey.title.en || m.survey_state_draft()
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: '/staff/surveys', text: m.staff_surveys_title() }]}
      />
      <Heading level={1} text={title} />
      <FailureSummary failure={failure} />
      {isSaved && !failure && <Notice kind="success" live title={m.staff_survey_saved()} />}
      <section className="stack" aria-labelledby="basics">
        <Heading level={2} id="basics" text={m.staff_survey_basics()} />
        <SurveyForm {...props} failure={ownFailure(failure, 'basics')} />
      </section>
      {questions}
      {survey.questions.sections.length > 0 && (
        <section className="stack" aria-labelledby="preview">
          <Heading level={2} id="preview" text={m.staff_survey_preview()} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would take the title of the section for its legend */}
          <div role="group" className="staff-panel stack stack-lg" aria-labelledby="preview">
            {preview}
          </div>
        </section>
      )}
      <Sending {...props} />
      <Form method="post">
        <input type="hidden" name="version" value={survey.version} />
        <Details title={m.staff_survey_remove()}>
          <Button kind="danger" name="intent" value="remove">
            {m.staff_survey_remove()}
          </Button>
        </Details>
      </Form>
    </div>
  )
}

function Sending({ survey, recipients, today, stepUp, formKey }: DraftPageProps) {
  const missing = Object.keys(missingInSurvey(survey, today))
  return (
    <section className="staff-panel stack" aria-labelledby="send">
      <Heading level={2} id="send" text={m.staff_survey_send_title()} />
      <p className="font-bold">{m.staff_survey_count({ count: recipients })}</p>
      <p className="measure">{m.staff_survey_send_text()}</p>
      {missing.length > 0 ? (
        <Missing paths={missing} />
      ) : recipients === 0 ? (
        <Notice kind="warning" title={m.staff_survey_nobody()} />
      ) : (
        <Form method="post" className="stack" noValidate>
          <input type="hidden" name="version" value={survey.version} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          {stepUp}
          <div>
            <Button kind="primary" name="intent" value="send">
              {m.staff_survey_send({ count: recipients })}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}

/** What has to be written first, each with a link. */
function Missing({ paths }: { paths: string[] }) {
  const parts = [
    { stem: 'title', href: '#title.zh', text: m.staff_survey_missing_title() },
    { stem: 'lead', href: '#lead.zh', text: m.staff_survey_missing_lead() },
    { stem: 'group', href: '#group', text: m.staff_survey_missing_group() },
    { stem: 'closesOn', href: '#closesOn', text: m.staff_survey_missing_day() },
    { stem: 'questions', href: '#questions', text: m.staff_survey_missing_questions() },
  ]
  const stems = new Set(paths.map((path) => (path.startsWith('sections') ? 'questions' : path.split('.')[0])))
  return (
    <Notice kind="warning" title={m.staff_survey_missing()}>
      <ul>
        {parts
          .filter(({ stem }) => stems.has(stem))
          .map(({ stem, href, text }) => (
            <li key={stem}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
      </ul>
    </Notice>
  )
}
