import type { Bilingual } from '../../../shared/lib/locale.ts'
import { slotUnit } from '../../../shared/rules/orders/order-slots.ts'
import type { OrderAction, OrderSide } from '../../../shared/rules/orders/order-transitions.ts'
import { periodText } from '../../../shared/rules/orders/period-text.ts'
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
  expire: 'order_expired',
  escalate: 'order_escalated',
  conclude: null,
} as const satisfies Record<OrderAction, OrderNotice | null>

type Step = { before: OrderRow; after: OrderRow }

function templateOf(action: OrderAction, { before, after }: Step): OrderNotice | null {
  const isMoved = before.first_slot !== after.first_slot || before.last_slot !== after.last_slot
  return action === 'accept' && isMoved ? 'order_accepted_moved' : notices[action]
}

/** Whether a notice says from what to what the dates change, or are wanted to change. */
const tellsDates = (template: OrderNotice) =>
  template === 'order_accepted_moved' || template.startsWith('order_dates_')

type Dates = { was?: Bilingual; dates?: Bilingual }

function datesOf({ before, after }: Step): Dates {
  const unit = slotUnit(after.offering_kind)
  const text = (from: string, until: string): Bilingual => ({
    zh: periodText(unit, { from, until }, 'zh'),
    en: periodText(unit, { from, until }, 'en'),
  })
  const { proposed_first, proposed_last } = after
  return {
    was: text(before.first_slot, before.last_slot),
    dates: text(proposed_first ?? after.first_slot, proposed_last ?? after.last_slot),
  }
}

/** Tells the other side of a step, both of what staff settled or the portal did, and staff of a dispute. */
export async function tellOfStep(ctx: Ctx, step: Step, action: OrderAction, by: OrderSide) {
  const { after: order } = step
  const template = templateOf(action, step)
  if (!template) return
  const dates = tellsDates(template) ? datesOf(step) : {}
  const isForProvider = by === 'staff' && action !== 'settle' && action !== 'end'
  if (by !== 'team') await tellSide(ctx, order, 'team', template, dates)
  if (by !== 'provider' && !isForProvider) await tellSide(ctx, order, 'provider', template, dates)
  if (order.state === 'disputed' && order.provider_team_id)
    await tellStaff(ctx, order, 'order_disputed_staff')
}

/** Tells one side; staff where they act in place of a provider. */
export async function tellSide(
  ctx: Ctx,
  order: OrderRow,
  side: Side,
  template: OrderNotice,
  dates: Dates = {},
) {
  const teamId = side === 'team' ? order.team_id : order.provider_team_id
  if (!teamId) return tellStaff(ctx, order, template, dates)
  await notify(ctx, {
    to: { kind: 'team', teamId },
    // As applications: what is about services counts with what is about tools.
    category: order.offering_kind === 'resource' ? 'resource' : 'tool',
    template,
    params: await paramsOf(ctx, order, dates),
    link: `/orders/${order.id}`,
  })
}

async function tellStaff(ctx: Ctx, order: OrderRow, template: OrderNotice, dates: Dates = {}) {
  await notify(ctx, {
    to: await staffBehindWork(ctx.db, 'reviewApplications', order.assigned_to),
    category: 'internal',
    template,
    params: await paramsOf(ctx, order, dates),
    link: `/staff/orders/${order.id}`,
  })
}

async function paramsOf(ctx: Ctx, order: OrderRow, dates: Dates) {
  const params = { tool: (await offeringNames(ctx, [order]))(order), reference: order.reference, ...dates }
  return params as NoticeParamsOf<OrderNotice>
}
