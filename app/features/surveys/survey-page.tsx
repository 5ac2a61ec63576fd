import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import * as m from '#messages'
import type { SurveyDetail } from '../../../shared/contract/surveys.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { FieldProblem } from '../../api/forms/error-summary.tsx'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { kindWords } from './survey-words.ts'

export type SurveyPageProps = {
  survey: SurveyDetail
  formKey: string
  failure: ActFailure | undefined
  /** The problems in the questions. */
  problems: FieldProblem[]
  /** The questions as fields. */
  children: ReactNode
}

/** One survey: its questions, or that it was answered, or that it is over. */
export function SurveyPage({ survey, formKey, failure, problems, children }: SurveyPageProps) {
  const locale = useLocale()
  const { kind, title, lead, closesOn, state, answeredOn } = survey
  const isAsked = state === 'open' && answeredOn === null
  return (
    <div className="page stack stack-lg">
      <p>
        <Link href="/survey" alone>
          {m.survey_back()}
        </Link>
      </p>
      <div className="stack">
        <p className="text-ink-2">{kindWords[kind]()}</p>
        <Heading level={1} text={title} />
        <p className="measure survey-lead">{lead}</p>
        {isAsked && closesOn && (
          <p className="font-bold">{m.survey_until({ day: dayText(closesOn, locale) })}</p>
        )}
      </div>
      {failure && <FailureSummary failure={failure} {...(problems.length > 0 && { problems })} />}
      {isAsked ? <AnswerForm formKey={formKey}>{children}</AnswerForm> : <Over survey={survey} />}
    </div>
  )
}

function AnswerForm({ formKey, children }: { formKey: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  return (
    <Form method="post" action={pathname + search} noValidate className="stack stack-lg form">
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Notice>
        <p>{m.survey_how()}</p>
        <p>{m.survey_no_names()}</p>
      </Notice>
      {children}
      <ButtonRow>
        <Button kind="primary" disabled={state !== 'idle'}>
          {m.survey_send_answers()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function Over({ survey }: { survey: SurveyDetail }) {
  const locale = useLocale()
  const { answeredOn } = survey
  return (
    <>
      {answeredOn ? (
        <Notice kind="success" live title={m.survey_thanks()}>
          <p>{m.survey_answered_on({ day: dayText(answeredOn, locale) })}</p>
          <p>{m.survey_thanks_text()}</p>
        </Notice>
      ) : (
        <Notice title={m.survey_is_closed()} />
      )}
      <p>
        <ButtonLink href="/survey">{m.survey_back()}</ButtonLink>
      </p>
    </>
  )
}
