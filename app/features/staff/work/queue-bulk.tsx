import * as m from '#messages'
import type { QueuePage, StaffColleague } from '../../../../shared/contract/staff/staff-work.ts'
import { bulkLimit } from '../../../../shared/rules/staff/staff-queue.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import type { BulkStep } from './queue-actions.ts'
import { type QueueFilter, queueHref, type Selected } from './queue-filter.ts'

export type SelectionProps = { queue: QueuePage; filter: QueueFilter; selected: Selected }

/** Selects this page, then all that the filter finds: links, so that it works without script. */
export function Selection({ queue, filter, selected }: SelectionProps) {
  const locale = useLocale()
  const onPage = queue.items.length
  const atMost = Math.min(queue.total, bulkLimit)
  return (
    <p className="row" aria-live="polite">
      {selected === undefined && (
        <Link href={queueHref(locale, filter, 'page')} alone>
          {m.staff_select_page({ count: onPage })}
        </Link>
      )}
      {selected === 'page' && <strong>{m.staff_selected_page({ count: onPage })}</strong>}
      {selected === 'page' && queue.total > onPage && (
        <Link href={queueHref(locale, filter, 'all')} alone>
          {queue.total > bulkLimit
            ? m.staff_select_first({ count: bulkLimit })
            : m.staff_select_all({ count: queue.total })}
        </Link>
      )}
      {selected === 'all' && <strong>{m.staff_selected_all({ count: atMost })}</strong>}
      {selected && (
        <Link href={queueHref(locale, filter)} alone>
          {m.staff_select_none()}
        </Link>
      )}
    </p>
  )
}

export type BulkBarProps = {
  colleagues: StaffColleague[]
  selected: Selected
  /** What the reader’s roles let them decide about several at once. */
  steps: BulkStep[]
}

/** What can be done with the chosen rows; inside the form around the list. */
export function BulkBar({ colleagues, selected, steps }: BulkBarProps) {
  return (
    <fieldset className="staff-bulk">
      <legend className="hidden-visually">{m.staff_bulk_label()}</legend>
      {selected === 'all' && <input type="hidden" name="scope" value="all" />}
      <Select name="assignee" label={m.staff_bulk_assignee()} defaultValue="me">
        <option value="me">{m.staff_filter_me()}</option>
        {colleagues
          .filter((colleague) => !colleague.isMe)
          .map((colleague) => (
            <option key={colleague.accountId} value={colleague.accountId}>
              {colleague.name}
            </option>
          ))}
        <option value="nobody">{m.staff_filter_nobody()}</option>
      </Select>
      <Button name="intent" value="assign">
        {m.staff_bulk_assign()}
      </Button>
      {steps.map((step) => (
        <Button key={step} name="intent" value={step === 'approve' ? 'confirmApprove' : 'confirmClose'}>
          {step === 'approve' ? m.staff_bulk_approve() : m.staff_bulk_close()}
        </Button>
      ))}
    </fieldset>
  )
}
