import { ApiError } from '../../../shared/contract/errors.ts'
import type { OrderDetails } from '../../../shared/contract/orders/order-parts.ts'
import type { OrderAction } from '../../../shared/rules/orders/order-transitions.ts'
import type { CallContext, StaffMember, TeamMember } from '../../context.ts'
import { ownedBy } from '../../owned-by.ts'
import { peopleById } from '../sign-in/account/people.ts'
import { slotsOf } from './hold-slots.ts'
import { mayAct, ownOrder, stepsNow } from './order.policy.ts'
import { presentOrders } from './order.present.ts'
import { openText } from './order-texts.ts'
import { type Access, findAccess, findOrder, listOrderEvents, type OrderRow } from './orders.queries.ts'
import { listSlots } from './slots.queries.ts'
import { hasStake, isForStaff } from './step-order.ts'

type Reader = Pick<CallContext, 'db' | 'services' | 'locale'>
type Side = OrderDetails['side']

/** An order of my team or to it. @throws ApiError `notAvailable` */
export async function getOrder(ctx: CallContext<TeamMember>, { orderId }: { orderId: string }) {
  const { order, side } = await ownOrder(ctx.db, ctx.actor, orderId)
  const access = await findAccess(ctx.db, order)
  const may = mayAct(order, ctx.actor) ? stepsNow(order, side, access) : []
  return present(ctx, order, { side, may, access, TeamID: ctx.actor.team.id })
}

/** An order that staff handle. Every view is audited. @throws ApiError `notAvailable` */
export async function reviewOrder(ctx: CallContext<StaffMember>, { orderId }: { orderId: string }) {
  const order = await findOrder(ctx.db, orderId)
  if (!order || !isForStaff(order)) throw new ApiError('notAvailable')
  ctx.audit({ kind: 'order.view', subjectKind: 'order', subjectId: order.id, teamId: order.team_id })
  const access = await findAccess(ctx.db, order)
  const may = (await hasStake(ctx, order)) ? [] : stepsNow(order, 'staff', access)
  return present(ctx, order, { side: 'staff', may, access, TeamID: null })
}

type Seen = { side: Side; may: OrderAction[]; access: Access; TeamID: string | null }

async function present(ctx: Reader, order: OrderRow, seen: Seen): Promise<OrderDetails> {
  const { side, may, access, TeamID } = seen
  const [summary] = await presentOrders(ctx, [order])
  if (!summary) throw new Error('an order is not presented')
  const slots = await listSlots(ctx.db, order, slotsOf(order))
  return {
    ...summary,
    TeamID,
    side,
    version: order.version,
    applicationId: side === 'team' ? order.application_id : null,
    accessUntil: access.until,
    isAccessOver: access.isOver,
    need: openText(ctx.services, 'need', order.need_encrypted) ?? '',
    isHandedOver: order.is_handed_over,
    rating: order.rating,
    events: await eventsOf(ctx, order, side),
    closed: slots.flatMap(({ slot, closed_because_encrypted: sealed }) => {
      const because = openText(ctx.services, 'closed', sealed)
      return because === null ? [] : [{ slot, because }]
    }),
    may,
  }
}

/** The history; a side reads the names of its own people alone. */
async function eventsOf(ctx: Reader, order: OrderRow, side: Side): Promise<OrderDetails['events']> {
  const events = await listOrderEvents(ctx.db, order.id)
  const people = await peopleById(
    ctx,
    events.map((event) => event.account_id),
  )
  return events.map((event) =>
    ownedBy(event.account_id, {
      action: event.action as OrderDetails['events'][number]['action'],
      party: event.party,
      who:
        side !== 'staff' && event.party === side ? (people.get(event.account_id ?? '')?.name ?? null) : null,
      note: openText(ctx.services, 'note', event.note_encrypted),
      dates: event.first_slot && event.last_slot ? { from: event.first_slot, until: event.last_slot } : null,
      at: event.at.toISOString(),
    }),
  )
}
