import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { orders } from '../../../shared/contract/orders/orders.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { OrderTable } from './order-table.tsx'

export type OrdersPageProps = {
  list: OutputOf<(typeof orders)['list']>
  page: number
}

/** What my team has ordered and booked, and what others ask of it. */
export function OrdersPage({ list, page }: OrdersPageProps) {
  const locale = useLocale()
  const { side, waiting } = list
  const hrefOf = (of: string, number = 1) =>
    `${pathInLocale('/orders', locale)}?side=${of}${number > 1 ? `&page=${number}` : ''}`
  const provides = list.provided.length > 0 || side === 'provider'
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={m.orders_title()} />
      {provides && (
        <ChoiceLinks
          label={m.orders_side()}
          items={(['team', 'provider'] as const).map((of) => ({
            key: of,
            text: (
              <>
                {of === 'team' ? m.orders_ours() : m.orders_to_us()}
                {waiting[of] > 0 && <strong> · {m.orders_count_waiting({ count: waiting[of] })}</strong>}
              </>
            ),
            href: hrefOf(of),
            isChosen: of === side,
          }))}
        />
      )}
      {side === 'provider' && list.provided.length > 0 && (
        <section className="stack">
          <Heading level={2} size="xl" text={m.orders_provided()} />
          <p className="measure">{m.orders_provided_lead()}</p>
          <ul className="stack stack-sm">
            {list.provided.map(({ offeringKind, offeringId, offeringName }) => (
              <li key={`${offeringKind}-${offeringId}`}>
                <Link href={`/orders/provided/${offeringKind}-${offeringId}`} alone>
                  {offeringName}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {list.total === 0 ? (
        <EmptyState
          seed="orders"
          title={side === 'team' ? m.orders_empty() : m.orders_empty_to_us()}
          text={side === 'team' ? m.orders_empty_text() : m.orders_empty_to_us_text()}
          action={
            side === 'team' && (
              <ButtonLink kind="primary" href="/accountCenter?part=applications">
                {m.orders_to_applications()}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <OrderTable items={list.items} side={side} />
          <Pagination
            label={m.orders_pages()}
            page={page}
            pageCount={Math.ceil(list.total / list.pageSize)}
            hrefOf={(number) => hrefOf(side, number)}
            previousText={m.applications_previous()}
            nextText={m.applications_next()}
            pageText={(number) => m.applications_page({ page: number })}
          />
        </>
      )}
    </div>
  )
}
