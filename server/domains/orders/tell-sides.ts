import type { OrderAction, OrderSide } from '../../../shared/rules/orders/order-transitions.ts'
import type { CallContext } from '../../context.ts'
import type { NoticeParamsOf, NoticeTemplate } from '../messages/notice-text.ts'
import { notify } from '../messages/notify.ts'
import { staffBehindWork } from '../messages/recipients.ts'
import { offeringNames } from '../offering-names.ts'
import type { OrderRow } from './orders.queries.ts'

type Ctx = Pick<CallContext, 'db' | 'services'>
export type OrderNotice = Extract<NoticeTemplate, `order_${string}`>
type Side = 'team' | 'provider'

/** What each step tells those who did not take it. */
const notices = {
  accept: 'order_accepted',
  decline: 'order_declined',
  agree: 'order_agreed',
  begin: 'order_begun',
  handOver: 'order_handed_over',
  receive: 'order_received',
  deliver: 'order_delivered',
  giveBack: 'order_given_back',
  confirm: 'order_confirmed',
  takeBack: 'order_taken_back',
  proposeDates: 'order_dates_proposed',
  takeDates: 'order_dates_taken',
  keepDates: 'order_dates_kept',
  withdraw: 'order_withdrawn',
  cancel: 'order_cancelled',
  dispute: 'order_disputed',
  settle: 'order_settled',
  end: 'order_ended',
  rate: 'order_rated',
  lapse: 'order_lapsed',
  escalate: 'order_escalated',
  conclude: null,
} as const satisfies Record<OrderAction, OrderNotice | null>

/** Tells the other side of a step, both of what staff settled or the portal did, and staff of a dispute. */
export async function tellOfStep(ctx: Ctx, order: OrderRow, action: OrderAction, by: OrderSide) {
  const template = notices[action]
  if (!template) return
  const isForProvider = by === 'staff' && action !== 'settle' && action !== 'end'
  if (by !== 'team') await tellSide(ctx, order, 'team', template)
  if (by !== 'provider' && !isForProvider) await tellSide(ctx, order, 'provider', template)
  if (order.state === 'disputed' && order.provider_team_id)
    await tellStaff(ctx, order, 'order_disputed_staff')
}

/** Tells one side; staff where they act in place of a provider. */
export async function tellSide(ctx: Ctx, order: OrderRow, side: Side, template: OrderNotice) {
  const teamId = side === 'team' ? order.team_id : order.provider_team_id
  if (!teamId) return tellStaff(ctx, order, template)
  await notify(ctx, {
    to: { kind: 'team', teamId },
    // As applications: what is about services counts with what is about tools.
    category: order.offering_kind === 'resource' ? 'resource' : 'tool',
    template,
    params: await paramsOf(ctx, order),
    link: `/orders/${order.id}`,
  })
}

async function tellStaff(ctx: Ctx, order: OrderRow, template: OrderNotice) {
  await notify(ctx, {
    to: await staffBehindWork(ctx.db, 'reviewApplications', order.assigned_to),
    category: 'internal',
    template,
    params: await paramsOf(ctx, order),
    link: `/staff/orders/${order.id}`,
  })
}

async function paramsOf(ctx: Ctx, order: OrderRow) {
  const params = { tool: (await offeringNames(ctx, [order]))(order), reference: order.reference }
  return params as NoticeParamsOf<OrderNotice>
}
