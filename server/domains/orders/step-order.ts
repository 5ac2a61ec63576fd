import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import {
  isWithin,
  lastDayOf,
  type Period,
  periodProblem,
  slotOf,
  slotUnit,
} from '../../../shared/rules/orders/order-slots.ts'
import { orderTerms } from '../../../shared/rules/orders/order-terms.ts'
import {
  type OrderAction,
  type OrderState,
  stepsWithText,
} from '../../../shared/rules/orders/order-transitions.ts'
import type { CallContext, StaffMember, TeamMember } from '../../context.ts'
import type { ColumnsOf } from '../../db/change-seen.queries.ts'
import type { Db } from '../../db/database.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { dayAfterWorkingDays, findToday } from '../../db/working-days.queries.ts'
import type { OwnContext } from '../../own-transaction.ts'
import { move, requireStep } from '../move.ts'
import { hasStakeIn } from '../sign-in/account/people.ts'
import { holdSlots, settleDates } from './hold-slots.ts'
import { mayAct, mayStep, ownOrder } from './order.policy.ts'
import { orderLifecycle } from './order-lifecycle.ts'
import { type Access, findAccess, findOrder, type OrderRow } from './orders.queries.ts'

export type StepInput = {
  orderId: string
  version: number
  action: OrderAction
  text: string
  from?: string | undefined
  until?: string | undefined
  rating?: number | undefined
}
type Side = 'team' | 'provider' | 'staff'

/** A step of the team that ordered, or of the one that provides. */
export async function stepOrder(ctx: CallContext<TeamMember>, input: StepInput) {
  const { order, side } = await ownOrder(ctx.db, ctx.actor, input.orderId, 'locked')
  if (!mayAct(order, ctx.actor)) throw new ApiError('notAvailable')
  return takeStep(ctx, order, input, { side, accountId: ctx.actor.accountId })
}

/** A step of staff: in place of a provider, or one that settles a dispute. */
export async function stepOrderAsStaff(ctx: CallContext<StaffMember>, input: StepInput) {
  const order = await findOrder(ctx.db, input.orderId, 'locked')
  if (!order || !isForStaff(order)) throw new ApiError('notAvailable')
  const { accountId } = ctx.actor
  if (await hasStake(ctx, order)) throw new ApiError('ownInterest')
  return takeStep(ctx, order, input, { side: 'staff', accountId })
}

/** Whether a person of staff belongs to one of the two sides. */
export async function hasStake({ db, actor }: CallContext<StaffMember>, order: OrderRow): Promise<boolean> {
  for (const teamId of [order.team_id, order.provider_team_id])
    if (teamId && (await hasStakeIn(db, actor.accountId, teamId))) return true
  return false
}

/** Whether staff have to do with an order: it has no provider, or is or was disputed. */
export function isForStaff(order: OrderRow): boolean {
  return order.provider_team_id === null || order.is_disputed
}

type By = { side: Side; accountId: OwnedId }

async function takeStep(ctx: OwnContext, order: OrderRow, input: StepInput, { side, accountId }: By) {
  const { action, text } = input
  if (order.version !== input.version) throw new ApiError('conflict')
  await requireStep(ctx, orderLifecycle, order, { action, accountId, side })
  const access = await findAccess(ctx.db, order)
  if (!mayStep(order, action, side, access.isOver)) throw new ApiError('illegalTransition')
  requireWords(input)
  const after = await move(ctx, orderLifecycle, order, {
    action,
    side,
    accountId,
    note: text,
    set: async (state) => ({
      ...(await columnsOf(ctx.db, order, input, { side, access })),
      due_on: await dueOn(ctx.db, order, state, input),
      ...(side === 'staff' && { assigned_to: order.assigned_to ?? accountId }),
    }),
  })
  return { orderId: after.id, state: after.state, version: after.version }
}

/** Reasons, and what is agreed, are said; a rating has its number. @throws ApiError `invalidInput` */
function requireWords({ action, text, rating }: StepInput): void {
  if (text === '' && stepsWithText.some((one) => one === action))
    throw new ApiError('invalidInput', { fields: { text: { reason: 'required' } } })
  if (action === 'rate' && rating === undefined)
    throw new ApiError('invalidInput', { fields: { rating: { reason: 'required' } } })
}

/** What a step changes beside the state; takes the weeks or days of new dates. */
async function columnsOf(
  db: Db,
  order: OrderRow,
  input: StepInput,
  { side, access }: { side: Side; access: Access },
): Promise<ColumnsOf<'orders'>> {
  switch (input.action) {
    case 'accept': {
      const { from: first_slot, until: last_slot } = await periodOf(db, order, input, access)
      await holdSlots(db, order, { ...order, first_slot, last_slot })
      return { first_slot, last_slot, replied_at: databaseClock }
    }
    case 'agree':
      requireWithin(order, order.last_slot, access)
      return {}
    case 'decline':
      return { replied_at: databaseClock, ended_at: databaseClock }
    case 'handOver':
      return { is_handed_over: true }
    case 'begin':
    case 'receive':
      return { begun_at: databaseClock }
    case 'confirm':
    case 'takeBack':
    case 'settle':
      return { confirmed_at: databaseClock }
    case 'dispute':
      return { is_disputed: true }
    case 'withdraw':
    case 'cancel':
    case 'end':
      return { ended_at: databaseClock }
    case 'rate':
      return { rating: input.rating ?? null }
    case 'proposeDates': {
      const { from: proposed_first, until: proposed_last } = await periodOf(db, order, input, access)
      await holdSlots(db, order, { ...order, proposed_first, proposed_last })
      return { proposed_first, proposed_last, proposed_side: side === 'team' ? 'team' : 'provider' }
    }
    case 'takeDates':
      requireWithin(order, order.proposed_last ?? order.last_slot, access)
      return settleDates(db, order, { first_slot: order.proposed_first, last_slot: order.proposed_last })
    case 'keepDates':
      return settleDates(db, order, order)
    default:
      return {}
  }
}

/** The dates of a step, or those that were wanted. @throws ApiError `invalidInput` by field */
async function periodOf(
  db: Db,
  order: OrderRow,
  { from, until }: StepInput,
  access: Access,
): Promise<Period> {
  if (!from && !until) {
    requireWithin(order, order.last_slot, access)
    return { from: order.first_slot, until: order.last_slot }
  }
  const wanted = { from: from ?? order.first_slot, until: until ?? from ?? order.last_slot }
  return requirePeriod(db, order.offering_kind, wanted, access)
}

/** @throws ApiError `invalidInput` if what was wanted lies beyond the access, with its last day */
function requireWithin({ offering_kind: kind }: OrderRow, last: string, { until }: Access): void {
  if (until === null || isWithin(kind, last, until)) return
  throw new ApiError('invalidInput', { fields: { until: { reason: 'dateTooLate', day: until } } })
}

/** A period by its slots, if it can be one. @throws ApiError `invalidInput` by field */
export async function requirePeriod(
  db: Db,
  kind: OrderRow['offering_kind'],
  wanted: Period,
  { until: accessUntil }: Pick<Access, 'until'>,
): Promise<Period> {
  const unit = slotUnit(kind)
  const period = { from: slotOf(unit, wanted.from), until: slotOf(unit, wanted.until) }
  const fields = periodProblem(kind, period, { today: await findToday(db), accessUntil })
  if (fields) throw new ApiError('invalidInput', { fields })
  return period
}

/** By when the side whose turn it is then should act; null where nobody has to. */
async function dueOn(db: Db, order: OrderRow, state: OrderState, { action }: StepInput) {
  const isMoved = action === 'takeDates'
  if (state === order.state && !isMoved) return order.due_on
  if (state === 'scheduled') return (isMoved && order.proposed_first) || order.first_slot
  if (state === 'delivering')
    return lastDayOf(order.offering_kind, (isMoved && order.proposed_last) || order.last_slot)
  const days = { accepted: 5, delivered: 5, disputed: orderTerms.disputeWorkingDays }[state as string]
  return days ? dayAfterWorkingDays(db, days) : null
}
