import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { DashboardFigures } from '../../../../shared/contract/dashboard.staff.ts'
import type { Opening } from '../../../../shared/contract/settings.staff.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { QueuePage as Queue, StaffColleague } from '../../../../shared/contract/staff/staff-work.ts'
import { localeOfPath } from '../../../../shared/lib/locale.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Details } from '../../../ui/details.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { useCodeNamed } from '../code-problem.ts'
import { BackupAge } from '../figures/backup-age.tsx'
import { FiguresOf } from '../figures/dashboard-page.tsx'
import { waitingTable } from '../figures/figure-tables.ts'
import { OpeningPointer } from '../opening-list.tsx'
import { StaffNav } from '../staff-nav.tsx'
import type { BulkConfirmation, BulkResult } from './queue-actions.ts'
import { BulkBar, Selection } from './queue-bulk.tsx'
import { type QueueFilter, queueHref, type Selected } from './queue-filter.ts'
import { BulkResultNotice, ConfirmStep } from './queue-results.tsx'
import { QueueTable } from './queue-table.tsx'
import { QueueFilters, QueueViews } from './queue-views.tsx'

export type QueuePageProps = {
  queue: Queue
  colleagues: StaffColleague[]
  me: SecondFactorState
  filter: QueueFilter
  selected: Selected
  /** For editors and for roles without work in the queue: what waits for them elsewhere. */
  waiting: DashboardFigures['waiting']
  /** For administrators: what the portal lacks before it can open, and its backup. */
  opening: Opening | null
  outcome: BulkResult | BulkConfirmation | undefined
  failure: ActFailure | undefined
}

/** The single queue for all kinds of review work. */
export function QueuePage(props: QueuePageProps) {
  const { queue, colleagues, me, filter, outcome, failure } = props
  const { search } = useLocation()
  const named = useCodeNamed(failure)
  const confirmation = outcome?.kind === 'confirmation' ? outcome : refusedConfirmation(failure)
  return (
    <div className="page stack">
      <StaffNav privileges={me.privileges} />
      <Heading level={1} text={m.staff_queue_title()} />
      {outcome?.kind === 'result' && <BulkResultNotice result={outcome} />}
      {named?.fields.code && <FailureSummary failure={named} />}
      {failure && !named?.fields.code && (
        <Notice
          kind="error"
          live
          answer={failure}
          title={failure.fields.ids ? m.staff_bulk_nothing() : failure.message}
        />
      )}
      {props.opening && <OpeningPointer opening={props.opening} />}
      {props.opening && <BackupAge {...props.opening.backup} />}
      {confirmation && <ConfirmStep confirmation={confirmation} isFresh={me.isFresh} failure={failure} />}
      {queue.kinds.length > 0 && (
        <>
          <QueueViews counts={queue.counts} filter={filter} />
          <QueueFilters filter={filter} colleagues={colleagues} />
          <QueueList key={search} {...props} />
        </>
      )}
      {props.waiting.length > 0 && <FiguresOf table={waitingTable(props.waiting, me.privileges)} />}
      {queue.kinds.length === 0 && props.waiting.length === 0 && (
        <EmptyState
          seed="no-kind"
          title={m.staff_queue_no_kind_title()}
          text={m.staff_queue_no_kind_text()}
        />
      )}
    </div>
  )
}

/** A refused approval shows the same selection again, so that a mistyped code loses no choice. */
function refusedConfirmation(failure: ActFailure | undefined): BulkConfirmation | undefined {
  if (failure?.values.intent?.[0] !== 'approve') return undefined
  const items = (failure.values.seen ?? []).map((entry) => {
    const [id = '', version = '', reference = '', ...text] = entry.split(' ')
    return { id, version: Number(version), reference, text: text.join(' ') }
  })
  return { kind: 'confirmation', step: 'approve', items, skipped: [] }
}

function QueueList({ queue, colleagues, me, filter, selected, waiting }: QueuePageProps) {
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  if (queue.items.length === 0) {
    const isNarrowed = filter.search !== '' || filter.kind !== undefined
    const empty = waiting.some(({ open }) => open > 0)
      ? m.staff_queue_elsewhere_text()
      : m.staff_queue_empty_text()
    return (
      <EmptyState
        seed={filter.stage}
        title={isNarrowed ? m.staff_queue_none_title() : m.staff_queue_empty_title()}
        text={isNarrowed ? undefined : empty}
      />
    )
  }
  const pageCount = Math.ceil(queue.total / queue.pageSize)
  return (
    <>
      <Form method="post" noValidate action={pathname + search} className="stack">
        <Selection queue={queue} filter={filter} selected={selected} />
        <BulkBar
          colleagues={colleagues}
          selected={selected}
          steps={[
            ...(me.privileges.includes('decideApplications') ? (['approve'] as const) : []),
            ...(queue.kinds.includes('toolRequest') ? (['close'] as const) : []),
          ]}
        />
        <QueueTable items={queue.items} total={queue.total} isSelected={selected !== undefined} />
      </Form>
      <Pagination
        label={m.staff_pages_label()}
        page={filter.page}
        pageCount={pageCount}
        hrefOf={(page) => queueHref(locale, { ...filter, page })}
        previousText={m.staff_pages_previous()}
        nextText={m.staff_pages_next()}
        pageText={(page) => m.staff_pages_page({ page })}
      />
      <KeyHelp />
    </>
  )
}

function KeyHelp() {
  const keys: [string, string][] = [
    ['j', m.staff_keys_j()],
    ['k', m.staff_keys_k()],
    ['x', m.staff_keys_x()],
    ['Enter', m.staff_keys_enter()],
  ]
  return (
    <Details title={m.staff_keys_title()}>
      <dl className="staff-keys">
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Details>
  )
}
