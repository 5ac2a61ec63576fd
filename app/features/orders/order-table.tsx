import * as m from '#messages'
import type { OrderSummary } from '../../../shared/contract/orders/order-parts.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { periodText } from '../../../shared/rules/orders/period-text.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { stateText, stateTone } from './order-words.ts'

type TableProps = { items: readonly OrderSummary[]; side: 'team' | 'provider' }

/** Orders as a list, each linked to its page. */
export function OrderTable({ items, side }: TableProps) {
  const locale = useLocale()
  return (
    <Table
      caption={<VisuallyHidden>{m.orders_title()}</VisuallyHidden>}
      rows={[...items]}
      keyOf={(row) => row.orderId}
      columns={[
        {
          key: 'what',
          title: m.order_what(),
          rowHeader: true,
          cell: (row) => (
            <Link href={`/orders/${row.orderId}`} alone>
              {row.offeringName}
            </Link>
          ),
        },
        {
          key: 'who',
          title: side === 'team' ? m.order_provider() : m.order_team(),
          cell: (row) => (side === 'team' ? (row.providerName ?? m.order_provider_staff()) : row.teamName),
        },
        { key: 'reference', title: m.order_reference(), cell: (row) => <KeptText text={row.reference} /> },
        { key: 'period', title: m.order_period(), cell: (row) => periodText(row.unit, row, locale) },
        {
          key: 'state',
          title: m.order_state(),
          cell: (row) => <StatusTag tone={stateTone(row.state)}>{stateText(row.state)}</StatusTag>,
        },
        {
          key: 'due',
          title: m.order_due(),
          cell: (row) => (row.dueOn ? <time dateTime={row.dueOn}>{dayText(row.dueOn, locale)}</time> : '—'),
        },
      ]}
    />
  )
}
