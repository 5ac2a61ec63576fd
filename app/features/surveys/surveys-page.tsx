import { type ReactNode, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { StaffSurvey } from '../../../shared/contract/surveys.staff.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { type SurveyState, surveyKinds, surveyLimits } from '../../../shared/rules/surveys.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { useUnsaved } from '../../api/forms/use-unsaved.ts'
import { Button } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { inLanguage, kindWords, stateWords } from './survey-words.ts'

export type SurveysPageProps = {
  nav: ReactNode
  items: StaffSurvey[]
  page: number
  pageCount: number
  formKey: string
  failure: ActFailure | undefined
}

/** Every survey and invitation, and a form that starts another one. */
export function SurveysPage({ nav, items, page, pageCount, formKey, failure }: SurveysPageProps) {
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      {nav}
      <div className="stack">
        <Heading level={1} text={m.staff_surveys_title()} />
        <p className="measure">{m.staff_surveys_lead()}</p>
      </div>
      <FailureSummary failure={failure} />
      {items.length === 0 ? (
        <EmptyState
          seed="no-staff-surveys"
          title={m.staff_surveys_none()}
          text={m.staff_surveys_none_text()}
        />
      ) : (
        <Table
          caption={m.staff_surveys_list()}
          columns={columnsOf(locale)}
          rows={items}
          keyOf={({ surveyId }) => surveyId}
        />
      )}
      <Pagination
        label={m.surveys_pages()}
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => `/staff/surveys?page=${number}`}
        previousText={m.list_previous()}
        nextText={m.list_next()}
        pageText={(number) => m.list_page({ page: number })}
      />
      <NewSurvey formKey={formKey} failure={failure} />
    </div>
  )
}

/** Amber: a draft is mine to continue. Azure: an open survey is with its recipients. */
const tones: Record<SurveyState, Tone> = { draft: 'amber', open: 'azure', closed: 'plain' }

function columnsOf(locale: Locale): TableColumn<StaffSurvey>[] {
  return [
    {
      key: 'title',
      title: m.surveys_title(),
      rowHeader: true,
      cell: ({ surveyId, title }) => (
        <Link href={`/staff/surveys/${surveyId}`} alone>
          <WrittenText text={title[locale] || title.zh || title.en} />
        </Link>
      ),
    },
    { key: 'kind', title: m.staff_surveys_kind(), cell: ({ kind }) => kindWords[kind]() },
    {
      key: 'state',
      title: m.staff_surveys_state(),
      cell: ({ state }) => <StatusTag tone={tones[state]}>{stateWords[state]()}</StatusTag>,
    },
    {
      key: 'opened',
      title: m.staff_surveys_opened(),
      cell: ({ openedAt }) => (openedAt ? instantText(openedAt, locale) : m.staff_surveys_not_opened()),
    },
    {
      key: 'told',
      title: m.staff_surveys_reached(),
      number: true,
      cell: ({ told, recipients }) => m.staff_surveys_of({ some: told, all: recipients }),
    },
    {
      key: 'answered',
      title: m.staff_surveys_answered(),
      number: true,
      cell: ({ answered, recipients }) => m.staff_surveys_of({ some: answered, all: recipients }),
    },
  ]
}

type NewSurveyProps = Pick<SurveysPageProps, 'formKey' | 'failure'>

function NewSurvey({ formKey, failure }: NewSurveyProps) {
  const { pathname, search } = useLocation()
  const element = useRef<HTMLFormElement>(null)
  useUnsaved(element, failure !== undefined)
  const typed = (name: string) => failure?.values[name]?.[0]
  return (
    <section className="staff-panel stack" aria-labelledby="new">
      <Heading level={2} id="new" text={m.staff_surveys_new()} />
      <Form
        ref={element}
        method="post"
        action={pathname + search}
        className="stack"
        noValidate
        key={failure ? 'refused' : 'new'}
      >
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <RadioGroup
          name="kind"
          inline
          label={m.staff_surveys_kind()}
          options={surveyKinds.map((kind) => ({ value: kind, label: kindWords[kind]() }))}
          defaultValue={typed('kind') ?? 'survey'}
        />
        <div className="form-pair">
          {(['zh', 'en'] as const).map((language) => {
            const name = `title.${language}`
            const error = failure?.fields[name]
            return (
              <div key={name}>
                <TextField
                  name={name}
                  label={m.staff_surveys_title_in(inLanguage(language))}
                  maxLength={surveyLimits.title}
                  defaultValue={typed(name) ?? ''}
                  {...(error && { error })}
                />
              </div>
            )
          })}
        </div>
        <div>
          <Button kind="primary">{m.staff_surveys_create()}</Button>
        </div>
      </Form>
    </section>
  )
}
