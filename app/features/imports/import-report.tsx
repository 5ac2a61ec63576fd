import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { ImportDetail, ImportRow, importsStaff } from '../../../shared/contract/imports.staff.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { importOutcomes } from '../../../shared/rules/imports/import-states.ts'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { type CollectionWords, keyWord, outcomeTones, outcomeWords, reasonText } from './import-words.ts'

export type Report = OutputOf<(typeof importsStaff)['importRows']> & { outcome: string; after: number }

type ReportProps = {
  detail: ImportDetail
  report: Report
  words: CollectionWords
  /** Whether the reader’s roles let them open the records. */
  canEdit: boolean
}

/** What will become, or became, of every row. */
export function ImportReport(props: ReportProps) {
  const { detail, report } = props
  const locale = useLocale()
  const path = pathInLocale(`/staff/imports/${detail.importId}`, locale)
  const filters = [
    { key: '', text: m.imports_report_all(), count: detail.rowCount },
    ...importOutcomes.map((key) => ({ key, text: outcomeWords[key](), count: detail.counts[key] })),
    { key: 'noted', text: m.imports_outcome_noted() },
    ...(detail.state === 'undone'
      ? [{ key: 'kept', text: m.imports_outcome_kept(), count: detail.undone.kept }]
      : []),
  ]
  return (
    <section className="stack" aria-labelledby="report">
      <Heading level={2} size="xl" id="report" text={m.imports_report_title()} />
      <ChoiceLinks
        label={m.imports_report_filter()}
        items={filters.map(({ key, ...item }) => ({
          key,
          ...item,
          href: key === '' ? path : `${path}?outcome=${key}`,
          isChosen: report.outcome === key,
        }))}
      />
      <p>
        <Link alone href={`/imports/${detail.importId}/${locale}.csv`} rel="external">
          {m.imports_report_download()}
        </Link>
      </p>
      {report.items.length === 0 ? (
        <p>{m.imports_report_none()}</p>
      ) : (
        <Table
          caption={m.imports_report_caption({ count: report.total })}
          rows={report.items}
          keyOf={({ position }) => String(position)}
          columns={columnsOf(props, locale)}
        />
      )}
      <p className="row">
        {report.after > 0 && (
          <Link alone href={`${path}?outcome=${report.outcome}`}>
            {m.imports_report_first()}
          </Link>
        )}
        {report.next !== null && (
          <Link alone href={`${path}?outcome=${report.outcome}&after=${report.next}`}>
            {m.imports_report_next()}
          </Link>
        )}
      </p>
    </section>
  )
}

function columnsOf({ detail, words, canEdit }: ReportProps, locale: Locale): TableColumn<ImportRow>[] {
  return [
    { key: 'place', title: m.imports_report_place(), cell: ({ place }) => place },
    {
      key: 'name',
      title: m.imports_report_name(),
      rowHeader: true,
      cell: (row) => <Name {...{ row, detail, canEdit, locale }} />,
    },
    { key: 'outcome', title: m.imports_report_outcome(), cell: (row) => <Outcome row={row} /> },
    { key: 'why', title: m.imports_report_why(), cell: (row) => <Why row={row} words={words} /> },
  ]
}

type NameProps = Pick<ReportProps, 'detail' | 'canEdit'> & { row: ImportRow }

function Name({ row, detail, canEdit }: NameProps) {
  const title = row.title || m.imports_report_unnamed()
  if (row.number === null || row.isUndone || !canEdit) return title
  return (
    <Link alone href={`/staff/content/${detail.collection}/${row.number}`}>
      {title}
    </Link>
  )
}

function Outcome({ row: { outcome, isUndone } }: { row: ImportRow }) {
  if (isUndone) return <StatusTag>{m.imports_outcome_undone()}</StatusTag>
  if (outcome === null) return <StatusTag>{m.imports_outcome_pending()}</StatusTag>
  return <StatusTag tone={outcomeTones[outcome]}>{outcomeWords[outcome]()}</StatusTag>
}

function Why({ row, words }: { row: ImportRow; words: CollectionWords }) {
  const lines = linesOf(row, words)
  if (lines.length === 0) return null
  return (
    <ul className="stack stack-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Everything there is to say about a row, a sentence each. */
function linesOf(row: ImportRow, words: CollectionWords): string[] {
  const problems = row.problems.map(({ field, reason, limit, value }) => {
    const said = { field: keyWord(field, words), why: reasonText(reason, limit) }
    return value ? m.imports_problem_value({ ...said, value }) : m.imports_problem(said)
  })
  const notes = row.notes.map(({ field, note, value }) =>
    note === 'shortened'
      ? m.imports_note_shortened({ field: keyWord(field, words) })
      : m.imports_note_left_out({ field: keyWord(field, words), value: value ?? '' }),
  )
  const kept = row.kept ? [`${m.imports_outcome_kept()}: ${reasonText(row.kept)}`] : []
  const names = row.lacks.map((key) => keyWord(key, words)).join(', ')
  return [...problems, ...kept, ...notes, ...(names === '' ? [] : [m.imports_lacks({ names })])]
}
