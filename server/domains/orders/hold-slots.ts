import { ApiError } from '../../../shared/contract/errors.ts'
import { slotsIn, slotUnit } from '../../../shared/rules/orders/order-slots.ts'
import type { ColumnsOf } from '../../db/change-seen.queries.ts'
import type { Db } from '../../db/database.ts'
import { findToday } from '../../db/working-days.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { addSlots, findOrdered, freeSlots, listSlots, takeSlots } from './slots.queries.ts'

type Held = Pick<
  OrderRow,
  'offering_kind' | 'offering_number' | 'first_slot' | 'last_slot' | 'proposed_first' | 'proposed_last'
>

/** The weeks or days that an order holds: the agreed ones, and those proposed in their place. */
export function slotsOf(order: Held): string[] {
  const unit = slotUnit(order.offering_kind)
  const agreed = slotsIn(unit, { from: order.first_slot, until: order.last_slot })
  if (!order.proposed_first || !order.proposed_last) return agreed
  const proposed = slotsIn(unit, { from: order.proposed_first, until: order.proposed_last })
  return [...new Set([...agreed, ...proposed])]
}

/**
 * Takes what an order holds now and did not before, and frees the rest. What is full already is refused before
 * the calendar is locked, so that a crowd is answered at once instead of in a row.
 * @throws ApiError `slotsTaken` if one is full or closed; nothing is held then
 */
export async function holdSlots(db: Db, before: Held | null, now: Held): Promise<void> {
  const had = before ? slotsOf(before) : []
  const has = slotsOf(now)
  const wanted = has.filter((slot) => !had.includes(slot))
  const left = had.filter((slot) => !has.includes(slot))
  requireNone((await listSlots(db, now, wanted)).filter(isFull).map(({ slot }) => slot))
  const ordered = await findOrdered(db, now, 'locked')
  if (!ordered) throw new ApiError('notAvailable')
  await addSlots(db, ordered, wanted)
  const taken = await takeSlots(db, now, wanted)
  requireNone(wanted.filter((slot) => !taken.includes(slot)))
  await freeSlots(db, now, left)
}

type SlotRow = Awaited<ReturnType<typeof listSlots>>[number]
const isFull = ({ taken, places, closed_because_encrypted: closed }: SlotRow) =>
  closed !== null || taken >= places

function requireNone(missing: readonly string[]): void {
  if (missing.length > 0) throw new ApiError('slotsTaken', { params: { days: missing.join(' · ') } })
}

/** Frees what an order that has ended holds of the time to come; what is past stays counted. */
export async function releaseSlots(db: Db, order: Held): Promise<void> {
  const today = await findToday(db)
  await findOrdered(db, order, 'locked')
  await freeSlots(
    db,
    order,
    slotsOf(order).filter((slot) => slot > today),
  )
}

/** Ends a proposal: the dates that hold from now on stay taken, the others are freed. */
export async function settleDates(
  db: Db,
  order: OrderRow,
  dates: { first_slot: string | null; last_slot: string | null },
): Promise<ColumnsOf<'orders'>> {
  const first_slot = dates.first_slot ?? order.first_slot
  const last_slot = dates.last_slot ?? order.last_slot
  const now = { first_slot, last_slot, proposed_first: null, proposed_last: null }
  await holdSlots(db, order, { ...order, ...now })
  return { ...now, proposed_side: null }
}
