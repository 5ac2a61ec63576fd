import { Form } from 'react-router'
import * as m from '#messages'
import type { QueuePage, StaffColleague } from '../../../../shared/contract/staff/staff-work.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { queueKinds, queueStages } from '../../../../shared/rules/staff/staff-queue.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { Select, TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Anchor, Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { type QueueFilter, queueHref } from './queue-filter.ts'
import { kindName, stageName } from './queue-words.ts'

type View = { key: string; text: string; count?: number; filter: Partial<QueueFilter> }

function viewsOf(counts: QueuePage['counts']): View[] {
  return [
    { key: 'all', text: m.staff_view_all(), count: counts.all, filter: {} },
    { key: 'mine', text: m.staff_view_mine(), count: counts.mine, filter: { assignee: 'me' } },
    {
      key: 'unassigned',
      text: m.staff_view_unassigned(),
      count: counts.unassigned,
      filter: { assignee: 'nobody' },
    },
    { key: 'overdue', text: m.staff_view_overdue(), count: counts.overdue, filter: { isOverdue: true } },
    { key: 'waiting', text: m.staff_view_waiting(), count: counts.waiting, filter: { stage: 'waiting' } },
    { key: 'decided', text: m.staff_view_decided(), filter: { stage: 'decided' } },
  ]
}

/** The named views; each is an address that can be kept and sent. */
export function QueueViews({ counts, filter }: { counts: QueuePage['counts']; filter: QueueFilter }) {
  const locale = useLocale()
  const current = queueHref(locale, { ...filter, page: 1 })
  return (
    <nav aria-label={m.staff_queue_views()}>
      <ul className="staff-views">
        {viewsOf(counts).map(({ key, text, count, filter: view }) => {
          const href = queueHref(locale, view)
          return (
            <li key={key}>
              <Anchor href={href} className="staff-view" aria-current={href === current ? 'page' : undefined}>
                {text}
                {count !== undefined && <span className="staff-view-count"> {count}</span>}
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

export type QueueFiltersProps = { filter: QueueFilter; colleagues: StaffColleague[] }

/** The whole filter as a GET form. */
export function QueueFilters({ filter, colleagues }: QueueFiltersProps) {
  const locale = useLocale()
  const isNarrowed = Boolean(filter.kind || filter.assignee || filter.search || filter.isOverdue)
  return (
    <Details title={m.staff_filter_title()} open={isNarrowed} lined>
      {/* Mounted anew for each address: fields that keep earlier input would contradict the list. */}
      <Form key={JSON.stringify(filter)} action={pathInLocale('/staff', locale)} className="staff-filters">
        <TextField
          name="search"
          type="search"
          label={m.staff_filter_search()}
          defaultValue={filter.search}
          maxLength={80}
        />
        <Select name="kind" label={m.staff_filter_kind()} defaultValue={filter.kind ?? ''}>
          <option value="">{m.staff_filter_any_kind()}</option>
          {queueKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </Select>
        <Select name="stage" label={m.staff_filter_stage()} defaultValue={filter.stage}>
          {queueStages.map((stage) => (
            <option key={stage} value={stage}>
              {stageName(stage)}
            </option>
          ))}
        </Select>
        <Select
          name="assignee"
          id="filterAssignee"
          label={m.staff_filter_assignee()}
          defaultValue={filter.assignee ?? ''}
        >
          <option value="">{m.staff_filter_anyone()}</option>
          <option value="me">{m.staff_filter_me()}</option>
          <option value="nobody">{m.staff_filter_nobody()}</option>
          {colleagues
            .filter((colleague) => !colleague.isMe)
            .map((colleague) => (
              <option key={colleague.accountId} value={colleague.accountId}>
                {colleague.name}
              </option>
            ))}
        </Select>
        <Checkbox
          id="overdue"
          name="overdue"
          value="1"
          label={m.staff_filter_overdue()}
          defaultChecked={filter.isOverdue}
        />
        <div className="row">
          <Button kind="primary">{m.staff_filter_apply()}</Button>
          <Link href="/staff" alone>
            {m.staff_filter_clear()}
          </Link>
        </div>
      </Form>
    </Details>
  )
}
