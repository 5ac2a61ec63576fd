import * as m from '#messages'
import { words as events } from '#words/order_event'
import { words as parties } from '#words/order_party'
import type { OrderDetails } from '../../../shared/contract/orders/order-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { periodText } from '../../../shared/rules/orders/period-text.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Timeline } from '../../ui/timeline.tsx'

/** What was ordered, of whom, when and for what; the same for both sides and for staff. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const locale = useLocale()
  const { offeringKind, offeringId, offeringName, unit, accessUntil, proposed, rating } = order
  const page = (
    <Link alone href={offeringPaths[offeringKind].page + offeringId}>
      {offeringName}
    </Link>
  )
  return (
    <SummaryList
      rows={[
        { term: m.order_what(), value: page },
        { term: m.order_period(), value: periodText(unit, order, locale) },
        ...(proposed ? [{ term: m.order_proposed(), value: periodText(unit, proposed, locale) }] : []),
        ...(accessUntil ? [{ term: m.order_access(), value: dayText(accessUntil, locale) }] : []),
        { term: m.order_team(), value: order.teamName },
        { term: m.order_provider(), value: order.providerName ?? m.order_provider_staff() },
        { term: m.order_need(), value: <span className="whitespace-pre-line">{order.need}</span> },
        ...(rating ? [{ term: m.order_rating(), value: m.order_rating_value({ rating }) }] : []),
      ]}
    />
  )
}

/** Weeks or days that have closed since they were booked. */
export function ClosedNotice({ order }: { order: OrderDetails }) {
  const locale = useLocale()
  if (order.closed.length === 0) return null
  return (
    <Notice kind="warning" title={m.order_closed_title()}>
      <ul className="list-disc ps-6">
        {order.closed.map(({ slot, because }) => (
          <li key={slot}>
            {periodText(order.unit, { from: slot, until: slot }, locale)} · {because}
          </li>
        ))}
      </ul>
      <p>{m.order_closed_text()}</p>
    </Notice>
  )
}

/** What was done by whom, the newest first. */
export function OrderHistory({ order, locale }: { order: OrderDetails; locale: Locale }) {
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.order_history()} />
      <Timeline
        label={m.order_history()}
        items={order.events.toReversed().map((event) => ({
          key: event.at + event.action,
          title: event.dates
            ? `${events[event.action]()} · ${periodText(order.unit, event.dates, locale)}`
            : events[event.action](),
          who: event.who ? `${parties[event.party]()} ${event.who}` : parties[event.party](),
          at: event.at,
          timeText: instantText(event.at, locale),
          ...(event.note && { text: <p className="measure whitespace-pre-line">{event.note}</p> }),
        }))}
      />
    </section>
  )
}

/** Whose turn it is, and until when. */
export function turnText(order: OrderDetails, isMine: boolean, locale: Locale): string | null {
  const isOver = ['declined', 'confirmed', 'closed'].includes(order.state)
  if (isOver) return null
  const day = order.dueOn ? dayText(order.dueOn, locale) : null
  if (order.state === 'disputed') return order.side === 'staff' ? null : m.order_turn_staff()
  if (isMine) return day ? m.order_turn_mine_until({ day }) : m.order_turn_mine()
  return day ? m.order_turn_theirs_until({ day }) : m.order_turn_theirs()
}
