import * as m from '#messages'
import type { OrderCalendar } from '../../../shared/contract/orders/order-parts.ts'
import { Heading } from '../../ui/heading.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'

type Figures = Omit<OrderCalendar, 'slots'>

/** On the page of what can be ordered: how, of whom, and how it went for others; null where it cannot be. */
export function OrderingSection({ figures }: { figures: Figures | null }) {
  if (!figures?.isOpen) return null
  return (
    <section className="stack" aria-labelledby="ordering">
      <Heading level={2} size="xl" id="ordering" text={m.order_public()} />
      <p className="measure">{figures.unit === 'week' ? m.order_public_week() : m.order_public_day()}</p>
      <CalendarFigures calendar={figures} />
    </section>
  )
}

/** Who provides, how soon is answered and begun, and how it was rated. */
export function CalendarFigures({ calendar }: { calendar: Figures }) {
  const { providerName, replyDays, usualReplyDays, usualWaitDays, rating } = calendar
  return (
    <SummaryList
      rows={[
        { term: m.order_done_by(), value: providerName ?? m.order_provider_staff() },
        { term: m.order_reply(), value: m.order_reply_days({ days: replyDays }) },
        ...(usualReplyDays === null
          ? []
          : [{ term: m.order_usual_reply(), value: m.order_days({ days: usualReplyDays }) }]),
        ...(usualWaitDays === null
          ? []
          : [{ term: m.order_usual_wait(), value: m.order_days({ days: usualWaitDays }) }]),
        ...(rating === null ? [] : [{ term: m.order_rating(), value: m.order_average(rating) }]),
      ]}
    />
  )
}
