import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { words as reasonWords } from '#words/staff_earlier_reason'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { EarlierImport, earlierUsersStaff } from '../../../shared/contract/earlier-users.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { EarlierUserRow } from '../../../shared/rules/imports/earlier-users.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Glance } from '../../ui/glance.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'

type Calls = typeof earlierUsersStaff
type EarlierReport = OutputOf<Calls['report']>

export type StaffEarlierPageProps = {
  nav: ReactNode
  stepUp: ReactNode
  list: OutputOf<Calls['list']>
  page: number
  pageCount: number
  report: EarlierReport | null
  failure: ActFailure | undefined
}

const mostRows = 200

/** The lists of earlier users, or the results for the rows of one list. */
export function StaffEarlierPage(props: StaffEarlierPageProps) {
  const { nav, list, page, pageCount, report, failure } = props
  const locale = useLocale()
  const path = pathInLocale('/staff/earlierUsers', locale)
  if (report) return <Report nav={nav} report={report} path={path} />
  const { waiting, imported, declined } = list.counts
  return (
    <div className="page stack stack-lg">
      {nav}
      <div className="stack">
        <Heading level={1} text={m.staff_earlier_title()} />
        <p className="measure">{m.staff_earlier_lead()}</p>
      </div>
      <FailureSummary failure={failure} />
      {waiting + imported + declined > 0 && (
        <Glance
          facts={[
            { term: m.staff_earlier_waiting(), text: waiting },
            { term: m.staff_earlier_taken(), text: imported },
            { term: m.staff_earlier_declined(), text: declined },
          ]}
        />
      )}
      {list.items.length > 0 && (
        <Table
          caption={m.staff_earlier_list()}
          rows={list.items}
          keyOf={({ importId }) => importId}
          columns={columnsOf(path, locale)}
        />
      )}
      <Pagination
        label={m.staff_earlier_list()}
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => `${path}?page=${number}`}
        previousText={m.list_previous()}
        nextText={m.list_next()}
        pageText={(number) => m.list_page({ page: number })}
      />
      <UploadForm {...props} />
    </div>
  )
}

function UploadForm({ stepUp, failure }: StaffEarlierPageProps) {
  const error = failure?.fields.file
  return (
    <section className="staff-panel stack" aria-labelledby="upload">
      <Heading level={2} id="upload" text={m.staff_earlier_upload()} />
      <Form method="post" encType="multipart/form-data" className="stack" noValidate>
        <Field
          id="file"
          label={m.staff_earlier_file()}
          hint={m.staff_earlier_file_hint()}
          {...(error && { error })}
        >
          {(aria) => <input type="file" name="file" accept=".csv,.xlsx" className="input" {...aria} />}
        </Field>
        {stepUp}
        <div>
          <Button kind="primary">{m.staff_earlier_upload_do()}</Button>
        </div>
      </Form>
    </section>
  )
}

function columnsOf(path: string, locale: Locale): TableColumn<EarlierImport>[] {
  const count = (key: 'added' | 'updated' | 'refused', title: string): TableColumn<EarlierImport> => ({
    key,
    title,
    number: true,
    cell: (item) => item[key],
  })
  return [
    {
      key: 'name',
      title: m.staff_earlier_name(),
      rowHeader: true,
      cell: ({ importId, fileName }) => (
        <Link href={`${path}?import=${importId}`} alone>
          {fileName}
        </Link>
      ),
    },
    {
      key: 'at',
      title: m.staff_earlier_at(),
      cell: ({ importedAt }) => instantText(importedAt, locale),
    },
    { key: 'by', title: m.staff_earlier_by(), cell: ({ importedBy }) => importedBy },
    count('added', m.staff_earlier_added()),
    count('updated', m.staff_earlier_updated()),
    count('refused', m.staff_earlier_refused()),
  ]
}

type ReportProps = { nav: ReactNode; report: EarlierReport; path: string }

function Report({ nav, report, path }: ReportProps) {
  const isRefused = ({ outcome }: EarlierUserRow) => outcome === 'refused'
  const rows = [...report.rows.filter(isRefused), ...report.rows.filter((row) => !isRefused(row))]
  const shown = rows.slice(0, mostRows)
  return (
    <div className="page stack stack-lg">
      {nav}
      <p>
        <Link href={path} alone>
          {m.staff_earlier_back()}
        </Link>
      </p>
      <Heading level={1} text={report.fileName} />
      <SummaryList
        rows={[
          { term: m.staff_earlier_added(), value: report.added },
          { term: m.staff_earlier_updated(), value: report.updated },
          { term: m.staff_earlier_refused(), value: report.refused },
        ]}
      />
      {rows.length > shown.length && <p>{m.staff_earlier_shown({ count: shown.length })}</p>}
      <Table
        caption={m.staff_earlier_report()}
        rows={shown}
        keyOf={({ place }) => place}
        columns={[
          { key: 'place', title: m.staff_earlier_place(), cell: ({ place }) => place },
          { key: 'phone', title: m.staff_earlier_phone(), rowHeader: true, cell: ({ phone }) => phone },
          { key: 'outcome', title: m.staff_earlier_outcome(), cell: outcomeText },
        ]}
      />
    </div>
  )
}

const outcomeWords = {
  added: m.staff_earlier_added,
  updated: m.staff_earlier_updated,
  refused: m.staff_earlier_refused,
}

function outcomeText({ outcome, reason }: EarlierUserRow): string {
  return reason ? `${outcomeWords[outcome]()} · ${reasonWords[reason]()}` : outcomeWords[outcome]()
}
