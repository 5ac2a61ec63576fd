import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { StaffSurveyDetail, SurveyResult, surveysStaff } from '../../../shared/contract/surveys.staff.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { BarCell } from '../../ui/bar-cell.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Table } from '../../ui/table.tsx'
import { groupWords, kindWords, stateWords } from './survey-words.ts'

export type SurveyAnswers = OutputOf<(typeof surveysStaff)['results']>

export type ResultsPageProps = {
  nav: ReactNode
  stepUp: ReactNode
  survey: StaffSurveyDetail
  answers: SurveyAnswers
  /** Whether the reader’s roles let them export individual answers. */
  mayExport: boolean
  done: 'sent' | 'closed' | null
  failure: ActFailure | undefined
}

/** A survey that was sent: its progress and its answers. */
export function ResultsPage({ nav, stepUp, survey, answers, mayExport, done, failure }: ResultsPageProps) {
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: '/staff/surveys', text: m.staff_surveys_title() }]}
      />
      <Heading level={1} text={survey.title[locale]} />
      <FailureSummary failure={failure} />
      {done && !failure && (
        <Notice
          kind="success"
          live
          title={done === 'sent' ? m.staff_survey_sent() : m.staff_survey_closed()}
        />
      )}
      <SummaryList rows={factsOf(survey, locale)} />
      <section className="stack stack-lg" aria-labelledby="results">
        <Heading level={2} id="results" text={m.staff_survey_results()} />
        {survey.state === 'open' ? (
          <Notice title={m.staff_survey_not_yet()}>
            <p>{m.staff_survey_not_yet_text()}</p>
          </Notice>
        ) : (
          <Answers answers={answers} />
        )}
      </section>
      {mayExport && !answers.isHidden && survey.answered > 0 && <ExportForm stepUp={stepUp} />}
      {survey.state === 'open' && <CloseForm survey={survey} />}
    </div>
  )
}

function factsOf(survey: StaffSurveyDetail, locale: Locale) {
  const { kind, state, group, openedAt, closesOn, told, recipients, answered } = survey
  return [
    { term: m.staff_surveys_kind(), value: kindWords[kind]() },
    { term: m.staff_surveys_state(), value: stateWords[state]() },
    { term: m.staff_survey_group(), value: groupWords[group.kind]() },
    ...(openedAt ? [{ term: m.staff_surveys_opened(), value: instantText(openedAt, locale) }] : []),
    ...(closesOn ? [{ term: m.staff_survey_closes(), value: dayText(closesOn, locale) }] : []),
    { term: m.staff_surveys_reached(), value: m.staff_surveys_of({ some: told, all: recipients }) },
    { term: m.staff_surveys_answered(), value: m.staff_surveys_of({ some: answered, all: recipients }) },
  ]
}

function Answers({ answers }: { answers: SurveyAnswers }) {
  if (answers.isHidden)
    return (
      <Notice title={m.staff_survey_hidden()}>
        <p>{m.staff_survey_hidden_text()}</p>
      </Notice>
    )
  return answers.results.map((result) => <Result key={result.key} result={result} />)
}

/** One question: bars with their numbers in a table, or the written answers. */
function Result({ result }: { result: SurveyResult }) {
  const { key, label, answered, bars, average, texts } = result
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section className="stack" aria-labelledby={`result-${key}`}>
      <Heading level={3} id={`result-${key}`} text={label} />
      {answered === null ? (
        <p className="text-ink-2">{m.staff_survey_question_hidden()}</p>
      ) : (
        <p className="text-ink-2">
          {m.staff_survey_question_answered({ count: answered })}
          {average !== null && ` · ${m.staff_survey_average({ average })}`}
        </p>
      )}
      {answered !== null && bars.length > 0 && (
        <Table
          caption={label}
          rows={bars}
          keyOf={(bar) => bar.key}
          columns={[
            { key: 'label', title: m.staff_survey_option(), rowHeader: true, cell: (bar) => bar.label },
            { key: 'count', title: m.staff_survey_people(), number: true, cell: (bar) => bar.count },
            {
              key: 'share',
              title: m.staff_survey_share(),
              number: true,
              cell: (bar) => `${Math.round((bar.count / answered) * 100)}%`,
            },
            { key: 'bar', title: '', cell: (bar) => <BarCell value={bar.count} max={most} /> },
          ]}
        />
      )}
      {texts.length > 0 && (
        <Details title={m.staff_survey_texts()} open={texts.length <= 10}>
          <ul className="survey-texts">
            {texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts have no key, and two may be alike
              <li key={index}>{text}</li>
            ))}
          </ul>
        </Details>
      )}
    </section>
  )
}

function ExportForm({ stepUp }: { stepUp: ReactNode }) {
  return (
    <section className="staff-panel stack" aria-labelledby="export">
      <Heading level={2} id="export" text={m.staff_survey_export()} />
      <p className="measure">{m.staff_survey_export_text()}</p>
      <Form method="post" reloadDocument className="stack" noValidate>
        {stepUp}
        <div>
          <Button name="intent" value="export">
            {m.staff_survey_export_do()}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function CloseForm({ survey }: { survey: StaffSurveyDetail }) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={survey.version} />
      <Details title={m.staff_survey_close_title()}>
        <div className="stack">
          <p className="measure">{m.staff_survey_close_text()}</p>
          <div>
            <Button kind="danger" name="intent" value="close">
              {m.staff_survey_close()}
            </Button>
          </div>
        </div>
      </Details>
    </Form>
  )
}
