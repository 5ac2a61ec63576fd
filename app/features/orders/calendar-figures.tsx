import * as m from '#messages'
import type { OrderCalendar } from '../../../shared/contract/orders/order-parts.ts'
import { SummaryList } from '../../ui/summary-list.tsx'

/** Who provides, how soon is answered and begun, and how it was rated. */
export function CalendarFigures({ calendar }: { calendar: OrderCalendar }) {
  const { providerName, replyDays, usualReplyDays, usualWaitDays, rating } = calendar
  return (
    <SummaryList
      rows={[
        { term: m.order_provider(), value: providerName ?? m.order_provider_staff() },
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
