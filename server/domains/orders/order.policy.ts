import { ApiError } from '../../../shared/contract/errors.ts'
import { actionsIn, nextState } from '../../../shared/rules/lifecycle.ts'
import {
  type OrderAction,
  type OrderSide,
  orderTransitions,
  stepsWithAccess,
} from '../../../shared/rules/orders/order-transitions.ts'
import type { TeamMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { placeOf } from './order-lifecycle.ts'
import { type Access, findOrder, type OrderRow } from './orders.queries.ts'

type Reader = Pick<TeamMember, 'accountId' | 'team'>

/**
 * The side of an order on which a person stands: every member of the team that ordered, and the admins of the
 * one that provides; null for anybody else.
 */
function sideOf(order: OrderRow, { team }: Reader): 'team' | 'provider' | null {
  if (order.team_id === team.id) return 'team'
  return order.provider_team_id === team.id && team.role !== 'member' ? 'provider' : null
}

/** An order that a person may read. @throws ApiError `notAvailable`, the same for a missing one */
export async function ownOrder(db: Db, actor: Reader, orderId: string, how?: 'locked') {
  const order = await findOrder(db, orderId, how)
  const side = order && sideOf(order, actor)
  if (!order || !side) throw new ApiError('notAvailable')
  return { order, side }
}

/** Whoever ordered, and the admins, take the steps of their team. */
export function mayAct(order: OrderRow, { accountId, team }: Reader): boolean {
  return team.role !== 'member' || order.requested_by === accountId
}

/** Whether a side may take a step now: legal in the table, and fitting what is proposed or rated already. */
export function mayStep(
  order: OrderRow,
  action: OrderAction,
  side: OrderSide,
  isAccessOver = false,
): boolean {
  if (isAccessOver && stepsWithAccess.some((one) => one === action)) return false
  if (nextState(orderTransitions, placeOf(order), action, side) === null) return false
  const asks = side === 'staff' ? 'provider' : side
  if (action === 'proposeDates') return order.proposed_side === null
  if (action === 'takeDates') return order.proposed_side !== null && order.proposed_side !== asks
  if (action === 'keepDates') return order.proposed_side !== null
  if (action === 'rate') return order.rating === null
  // Staff stand in for a missing provider, and settle; they do nothing in place of one that is there.
  const isSettling = action === 'settle' || action === 'end'
  return side !== 'staff' || isSettling || order.provider_team_id === null
}

/** The steps that a side may take now, in the order of the table. */
export function stepsNow(order: OrderRow, side: OrderSide, { isOver }: Access): OrderAction[] {
  return actionsIn(orderTransitions, placeOf(order)).filter((action) => mayStep(order, action, side, isOver))
}
