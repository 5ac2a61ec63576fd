import * as m from '#messages'
import type { OrderCalendar } from '../../../shared/contract/orders/order-parts.ts'
import { periodText } from '../../../shared/rules/orders/period-text.ts'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** As many weeks or days as are read at once. */
const shown = { week: 12, day: 30 } as const

/** The next weeks or days, with what is left of each. */
export function CalendarTable({ calendar }: { calendar: OrderCalendar }) {
  const locale = useLocale()
  const { unit, slots } = calendar
  return (
    <Table
      caption={<VisuallyHidden>{m.order_calendar()}</VisuallyHidden>}
      rows={slots.slice(0, shown[unit])}
      keyOf={({ slot }) => slot}
      columns={[
        {
          key: 'slot',
          title: unit === 'week' ? m.order_week() : m.order_day(),
          rowHeader: true,
          cell: ({ slot }) => periodText(unit, { from: slot, until: slot }, locale),
        },
        {
          key: 'free',
          title: m.order_free(),
          cell: ({ free, isClosed, because }) =>
            isClosed ? (
              <>
                <StatusTag tone="amber">{m.order_slot_closed()}</StatusTag> {because}
              </>
            ) : free > 0 ? (
              m.order_slot_free({ count: free })
            ) : (
              <StatusTag>{m.order_slot_full()}</StatusTag>
            ),
        },
      ]}
    />
  )
}
