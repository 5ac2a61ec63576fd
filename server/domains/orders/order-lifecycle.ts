import type { Place } from '../../../shared/rules/lifecycle.ts'
import type { OrderAction, OrderSide, OrderState } from '../../../shared/rules/orders/order-transitions.ts'
import {
  openOrderStates,
  orderPlace,
  orderTransitions,
} from '../../../shared/rules/orders/order-transitions.ts'
import { type ColumnsOf, changeSeen } from '../../db/change-seen.queries.ts'
import type { Lifecycle } from '../move.ts'
import { releaseSlots, settleDates } from './hold-slots.ts'
import { sealText } from './order-texts.ts'
import { refreshPage } from './ordered-by.ts'
import { insertOrderEvent, type OrderRow } from './orders.queries.ts'
import { tellOfStep } from './tell-sides.ts'

/** Steps that change the times and ratings on the public page. */
const published: readonly OrderAction[] = ['accept', 'decline', 'begin', 'receive', 'rate']

const isOpen = (state: OrderState) => openOrderStates.some((open) => open === state)

/** An event's note is the text that both sides read beside it. */
export const orderLifecycle: Lifecycle<OrderRow, typeof orderTransitions, ColumnsOf<'orders'>> = {
  table: orderTransitions,
  subject: 'order',
  teamId: (order) => order.team_id,
  place: placeOf,
  // Other dates can only be agreed on before and during the delivery: what was proposed ends with it.
  change: async (db, order, state, set) => {
    const ends = order.proposed_side !== null && state !== 'scheduled' && state !== 'delivering'
    return changeSeen(db, 'orders', order, {
      ...set,
      ...(ends && (await settleDates(db, order, order))),
      state,
    })
  },
  event: ({ db, services }, { action, side, accountId, before, after, note }) =>
    insertOrderEvent(db, {
      order_id: after.id,
      action,
      party: side,
      account_id: accountId,
      from_state: before?.state ?? after.state,
      to_state: after.state,
      note_encrypted: note ? sealText(services, 'note', note) : null,
      ...datesOf(action, after),
    }),
  follow: async (ctx, { action, side, before, after }) => {
    if (before && isOpen(before.state) && !isOpen(after.state)) await releaseSlots(ctx.db, after)
    if (published.some((one) => one === action)) await refreshPage(ctx, after)
    await tellOfStep(ctx, { before: before ?? after, after }, action as OrderAction, side as OrderSide)
  },
}

/** The dates that a step is about: those it proposes, or those that hold after it. */
function datesOf(action: string, { first_slot, last_slot, proposed_first, proposed_last }: OrderRow) {
  if (action === 'proposeDates') return { first_slot: proposed_first, last_slot: proposed_last }
  const settles = action === 'accept' || action === 'takeDates' || action === 'keepDates'
  return settles ? { first_slot, last_slot } : {}
}

/** Where an order is in its lifecycle. */
export function placeOf({
  state,
  offering_kind: kind,
  is_handed_over: isHandedOver,
}: OrderRow): Place<OrderState> {
  return orderPlace({ state, kind, isHandedOver })
}
