import * as m from '#messages'
import type { ApplicationSummary } from '../../../shared/contract/applications/application-parts.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import {
  type OfferingKind,
  offeringKinds,
  offeringPaths,
} from '../../../shared/rules/applications/offerings.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { kinds, labelText, labelTone, turnText } from './application-words.ts'

export type ApplicationListProps = {
  /** Whether a filter leaves out others. */
  isNarrowed?: boolean
  items: readonly ApplicationSummary[]
  total: number
  pageSize: number
  page: number
  hrefOf: (page: number) => string
}

/** What the list is narrowed to. */
export type ApplicationFilter = { kind: OfferingKind | null; isMine: boolean }

/** The applications of every kind, of one, or those where it is my turn. */
export function ApplicationFilters({
  kind,
  isMine,
  hrefOf,
}: ApplicationFilter & { hrefOf: (filter: ApplicationFilter) => string }) {
  const items = [null, ...offeringKinds].map((one) => ({
    key: one ?? 'all',
    text: one ? kinds[one]() : m.applications_kind_all(),
    href: hrefOf({ kind: one, isMine }),
    isChosen: one === kind,
  }))
  return (
    <div className="stack">
      <ChoiceLinks label={m.applications_filter()} items={items} />
      <p>
        <Link href={hrefOf({ kind, isMine: !isMine })} alone>
          {isMine ? m.applications_show_all() : m.applications_show_mine()}
        </Link>
      </p>
    </div>
  )
}

/** The team's applications, each linked to where it can be followed; a draft to where it is written. */
export function ApplicationList({
  items,
  total,
  pageSize,
  page,
  isNarrowed = false,
  hrefOf,
}: ApplicationListProps) {
  const locale = useLocale()
  if (total === 0 && isNarrowed) return <p>{m.applications_none_such()}</p>
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
                {row.offeringName}
              </Link>
            ),
          },
          { key: 'kind', title: m.applications_col_kind(), cell: (row) => kinds[row.offeringKind]() },
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

function hrefOfApplication(row: ApplicationSummary, locale: Locale): string {
  const { form, application } = offeringPaths[row.offeringKind]
  return pathInLocale(
    row.state === 'draft' ? `${form}${row.offeringId}?part=tasks` : application + row.applicationId,
    locale,
  )
}
