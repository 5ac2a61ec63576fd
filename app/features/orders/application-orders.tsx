import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { openOrderStates } from '../../../shared/rules/orders/order-transitions.ts'
import { ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { OrderTable } from './order-table.tsx'

/** The orders of a granted application, and the way to the next one. */
export function ApplicationOrders({ details }: { details: ApplicationDetails }) {
  const { orders, may, applicationId } = details
  const open = orders.find(({ state }) => openOrderStates.some((one) => one === state))
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.orders_title()} />
      {orders.length === 0 && <p className="measure">{m.orders_none_yet()}</p>}
      {orders.length > 0 && <OrderTable items={orders} side="team" />}
      {may.order && open && <p className="measure">{m.order_open_already()}</p>}
      {may.order && (
        <div className="no-print">
          <ButtonRow>
            {open ? (
              <ButtonLink href={`/orders/${open.orderId}`}>{m.order_open_see()}</ButtonLink>
            ) : (
              <ButtonLink kind="primary" href={`/orderRequest/${applicationId}`}>
                {m.order_new()}
              </ButtonLink>
            )}
          </ButtonRow>
        </div>
      )}
    </section>
  )
}
