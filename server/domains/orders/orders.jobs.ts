import { orderTerms } from '../../../shared/rules/orders/order-terms.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'
import { eachInTransaction } from '../../jobs/each-alone.ts'
import type { OwnContext } from '../../own-transaction.ts'
import type { Services } from '../../services.ts'
import { moveByClock } from '../move.ts'
import { mayStep } from './order.policy.ts'
import { orderLifecycle } from './order-lifecycle.ts'
import {
  findAccess,
  findOrder,
  isStillActing,
  listDueOrders,
  listExpiredOrders,
  listLeftOrders,
  listRatedOut,
  markReminded,
  type OrderRow,
} from './orders.queries.ts'
import { tellSide } from './tell-sides.ts'

type Act = (ctx: OwnContext, order: OrderRow) => Promise<unknown>

/**
 * What happens to orders by themselves: those of a team that has left its organisation end, or go to staff where
 * something is being done or used; what has not begun ends with the access that allowed it; sides are reminded of
 * days that come; the time for a rating runs out.
 */
export async function orderClock(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const { pool } = services
  const each = (step: string, list: (waiting: readonly string[]) => Promise<string[]>, act: Act) =>
    eachInTransaction(
      { services, jobId, task: `order-clock:${step}`, list },
      async (ctx: OwnContext, id: string) => {
        const order = await findOrder(ctx.db, id, 'locked')
        if (order) await act(ctx, order)
      },
    )
  await each('left', (waiting) => listLeftOrders(pool, waiting), leave)
  await each(
    'expired',
    (waiting) => listExpiredOrders(pool, waiting),
    async (ctx, order) => {
      const { isOver } = await findAccess(ctx.db, order)
      if (isOver && mayStep(order, 'expire', 'portal'))
        await moveByClock(ctx, orderLifecycle, order, ended('expire'))
    },
  )
  await each('due', (waiting) => listDueOrders(pool, waiting), remind)
  await each(
    'rated',
    (waiting) => listRatedOut(pool, waiting),
    (ctx, order) => moveByClock(ctx, orderLifecycle, order, { action: 'conclude' }),
  )
}

const ended = <Action extends 'lapse' | 'expire'>(action: Action) => ({
  action,
  set: { ended_at: databaseClock, due_on: null },
})

async function leave(ctx: OwnContext, order: OrderRow): Promise<void> {
  if (await isStillActing(ctx.db, order)) return
  if (mayStep(order, 'lapse', 'portal')) await moveByClock(ctx, orderLifecycle, order, ended('lapse'))
  else {
    const due_on = await dayAfterWorkingDays(ctx.db, orderTerms.disputeWorkingDays)
    await moveByClock(ctx, orderLifecycle, order, { action: 'escalate', set: { is_disputed: true, due_on } })
  }
}

/** Whom each state waits for; both where the day of beginning or giving back comes. */
const waitsFor = {
  requested: ['provider'],
  accepted: ['team'],
  scheduled: ['team', 'provider'],
  delivering: ['team', 'provider'],
  delivered: ['team', 'provider'],
} as const

async function remind(ctx: OwnContext, order: OrderRow): Promise<void> {
  const { state } = order
  // Another node may have reminded of the day since the order was listed.
  if (!(state in waitsFor) || order.reminded_on === order.due_on) return
  const known = state as keyof typeof waitsFor
  await markReminded(ctx.db, order)
  for (const side of waitsFor[known]) await tellSide(ctx, order, side, `order_due_${known}`)
}
