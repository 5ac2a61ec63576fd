import * as m from '#messages'
import type { ApplicationSummary } from '../../../shared/contract/applications/application-parts.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { labelText, labelTone, turnText } from './application-words.ts'

export type ApplicationListProps = {
  items: readonly ApplicationSummary[]
  total: number
  pageSize: number
  page: number
  hrefOf: (page: number) => string
}

/** The team's applications, each linked to where it can be followed; a draft to where it is written. */
export function ApplicationList({ items, total, pageSize, page, hrefOf }: ApplicationListProps) {
  const locale = useLocale()
  if (total === 0) {
    return (
      <EmptyState
        seed="applications"
        title={m.applications_empty()}
        text={m.applications_empty_text()}
        action={
          <ButtonLink kind="primary" href="/tools">
            {m.applications_find()}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="stack">
      <Table
        caption={<VisuallyHidden>{m.applications_caption()}</VisuallyHidden>}
        rows={[...items]}
        keyOf={(row) => row.applicationId}
        columns={[
          {
            key: 'offering',
            title: m.applications_col_offering(),
            rowHeader: true,
            cell: (row) => (
              <Link href={hrefOfApplication(row, locale)} alone>
                {row.toolName}
              </Link>
            ),
          },
          {
            key: 'reference',
            title: m.application_reference(),
            cell: (row) => <KeptText text={row.reference} />,
          },
          {
            key: 'state',
            title: m.applications_col_state(),
            cell: (row) => <StatusTag tone={labelTone(row.label)}>{labelText(row.label)}</StatusTag>,
          },
          {
            key: 'turn',
            title: m.applications_col_turn(),
            cell: (row) => (row.appealUntil ? m.applications_may_appeal() : turnText(row.turn)),
          },
          {
            key: 'due',
            title: m.applications_col_due(),
            cell: (row) => <Due day={row.dueOn ?? row.appealUntil} />,
          },
          {
            key: 'sent',
            title: m.applications_col_sent(),
            cell: (row) =>
              row.submittedAt ? (
                <time dateTime={row.submittedAt}>{dayText(row.submittedAt, locale)}</time>
              ) : (
                '—'
              ),
          },
        ]}
      />
      <Pagination
        label={m.applications_pages()}
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={hrefOf}
        previousText={m.applications_previous()}
        nextText={m.applications_next()}
        pageText={(number) => m.applications_page({ page: number })}
      />
    </div>
  )
}

function Due({ day }: { day: string | null }) {
  const locale = useLocale()
  return day ? <time dateTime={day}>{dayText(day, locale)}</time> : '—'
}

function hrefOfApplication({ state, toolId, applicationId }: ApplicationSummary, locale: Locale): string {
  return pathInLocale(
    state === 'draft' ? `/toolAskFor/${toolId}?part=tasks` : `/toolApplyInfo/${applicationId}`,
    locale,
  )
}
