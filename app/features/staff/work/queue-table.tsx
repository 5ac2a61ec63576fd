import * as m from '#messages'
import type { QueueItem } from '../../../../shared/contract/staff/staff-work.ts'
import { type Locale, langOf } from '../../../../shared/lib/locale.ts'
import { dayText, instantText } from '../../../../shared/lib/text/day-text.ts'
import { KeptText } from '../../../ui/kept-text.tsx'
import { Anchor } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { listKeys } from '../list-keys.ts'
import { partyOf, reviewHref, stateOfItem, subjectOf, toneOf } from './queue-words.ts'

export type QueueTableProps = {
  items: QueueItem[]
  total: number
  /** Whether the rows are preselected, by the links that select without script. */
  isSelected: boolean
}

/** The list itself. Its keys work only while it has the focus. */
export function QueueTable({ items, total, isSelected }: QueueTableProps) {
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move between links and boxes
    <div onKeyDown={listKeys} className="staff-queue">
      <Table
        caption={m.staff_queue_count({ count: total })}
        rows={items}
        keyOf={(item) => item.id}
        columns={columnsOf(locale, isSelected)}
      />
    </div>
  )
}

function columnsOf(locale: Locale, isSelected: boolean): TableColumn<QueueItem>[] {
  return [
    {
      key: 'select',
      title: m.staff_col_select(),
      cell: (item) => <RowBox item={item} isSelected={isSelected} />,
    },
    {
      key: 'reference',
      title: m.staff_col_reference(),
      rowHeader: true,
      cell: (item) => (
        <Anchor className="link link-alone" href={reviewHref(item, locale)} data-row-link="">
          <KeptText text={item.reference} />
        </Anchor>
      ),
    },
    { key: 'subject', title: m.staff_col_subject(), cell: (item) => <Subject item={item} /> },
    { key: 'party', title: m.staff_col_party(), cell: partyOf },
    { key: 'state', title: m.staff_col_state(), cell: (item) => <State item={item} /> },
    { key: 'due', title: m.staff_col_due(), cell: (item) => <Due item={item} /> },
    {
      key: 'assignee',
      title: m.staff_col_assignee(),
      cell: (item) => item.assignee?.name ?? <span className="text-ink-2">{m.staff_row_nobody()}</span>,
    },
  ]
}

function RowBox({ item, isSelected }: { item: QueueItem; isSelected: boolean }) {
  return (
    <label className="staff-row-box">
      <input
        // Mounted anew when the selection comes from the address.
        key={String(isSelected)}
        type="checkbox"
        className="choice-box"
        name="ids"
        value={item.id}
        defaultChecked={isSelected}
      />
      <VisuallyHidden>{m.staff_row_select({ reference: item.reference })}</VisuallyHidden>
    </label>
  )
}

function Subject({ item }: { item: QueueItem }) {
  const locale = useLocale()
  const { wanted, language } = item
  return (
    <>
      {subjectOf(item)}
      {wanted && (
        <span className="staff-note" lang={language ? langOf(language, locale) : undefined}>
          {wanted}
        </span>
      )}
    </>
  )
}

function State({ item }: { item: QueueItem }) {
  const locale = useLocale()
  return (
    <>
      <StatusTag tone={toneOf(item)}>{stateOfItem(item)}</StatusTag>
      {item.isCorrected && <span className="staff-note">{m.staff_row_corrected()}</span>}
      {item.isHalfDecided && <span className="staff-note">{m.staff_row_half_decided()}</span>}
      {!item.isReachable && <span className="staff-note">{m.staff_row_unreachable()}</span>}
      {item.isAppeal && item.state !== 'submitted' && (
        <span className="staff-note">{m.staff_row_appeal()}</span>
      )}
      {item.openableAt && (
        <span className="staff-note">
          {m.staff_row_openable({ time: instantText(item.openableAt, locale) })}
        </span>
      )}
      {item.openWith && (
        <span className="staff-note">{m.staff_row_open_with({ name: item.openWith.name })}</span>
      )}
      {item.isOwnInterest && <span className="staff-note">{m.staff_row_own()}</span>}
    </>
  )
}

function Due({ item }: { item: QueueItem }) {
  const locale = useLocale()
  if (item.answerUntil) return m.staff_row_answer_until({ day: dayText(item.answerUntil, locale) })
  if (!item.dueOn) {
    const day = dayText(item.submittedAt, locale)
    return <span className="text-ink-2">{m.staff_row_since({ day })}</span>
  }
  return (
    <>
      <time dateTime={item.dueOn}>{dayText(item.dueOn, locale)}</time>
      {item.isOverdue && <strong className="staff-note text-amber">{m.staff_row_overdue()}</strong>}
    </>
  )
}
