import { ApiError } from '../../../shared/contract/errors.ts'
import { slotOf, slotsAhead, slotsIn, slotUnit } from '../../../shared/rules/orders/order-slots.ts'
import type { CallContext, StaffMember, TeamMember } from '../../context.ts'
import type { OrderedColumns } from '../../db/tables/orders.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { type OrderedInput, orderedKey } from './calendar.ts'
import { sealText } from './order-texts.ts'
import {
  addSlots,
  changeSlotRows,
  findOrdered,
  listOrdersIn,
  listSlots,
  type OrderedRow,
} from './slots.queries.ts'
import { tellSide } from './tell-sides.ts'

type Input = OrderedInput & {
  from: string
  until: string
  places?: number | undefined
  closedBecause?: string | undefined
}

/** Changes the calendar of what my team provides, as its admin. @throws ApiError `notAvailable` */
export async function changeOwnSlots(ctx: CallContext<TeamMember>, input: Input) {
  const ordered = await findOrdered(ctx.db, orderedKey(input), 'locked')
  const { id, role } = ctx.actor.team
  if (!ordered || ordered.provider_team_id !== id || role === 'member') throw new ApiError('notAvailable')
  return changeSlots(ctx, ordered, input)
}

/** Changes a calendar as staff. @throws ApiError `notAvailable` */
export async function changeSlotsAsStaff(ctx: CallContext<StaffMember>, input: Input) {
  const ordered = await findOrdered(ctx.db, orderedKey(input), 'locked')
  if (!ordered) throw new ApiError('notAvailable')
  return changeSlots(ctx, ordered, input)
}

/**
 * Closes weeks or days with a reason, opens them again, or sets their places, never below what is taken. Whoever
 * holds one that closes keeps it and is told to agree on other dates.
 * @returns how many orders were told of
 */
async function changeSlots(ctx: CallContext, ordered: OrderedRow, input: Input): Promise<{ told: number }> {
  const slots = await slotsToChange(ctx, ordered, input)
  await addSlots(ctx.db, ordered, slots)
  await requireRoom(ctx, ordered, slots, input.places)
  const { places, closedBecause } = input
  await changeSlotRows(ctx.db, ordered, slots, {
    ...(places !== undefined && { places }),
    ...(closedBecause !== undefined && {
      closed_because_encrypted: closedBecause ? sealText(ctx.services, 'closed', closedBecause) : null,
    }),
  })
  const [first = '', last = ''] = [slots[0], slots.at(-1)]
  ctx.audit({
    kind: 'orderCalendar.changed',
    subjectKind: 'orderCalendar',
    subjectId: `${ordered.offering_kind}-${ordered.offering_number}`,
    after: {
      from: first,
      until: last,
      places,
      isClosed: closedBecause === undefined ? undefined : closedBecause !== '',
    },
  })
  if (!closedBecause) return { told: 0 }
  const held = await listOrdersIn(ctx.db, ordered, first, last)
  for (const order of held) {
    await tellSide(ctx, order, 'team', 'order_outage')
    if (ordered.provider_team_id) await tellSide(ctx, order, 'provider', 'order_outage_provider')
  }
  return { told: held.length }
}

/** The slots of the change; the current one may close as well. @throws ApiError `invalidInput` */
async function slotsToChange({ db }: CallContext, { offering_kind: kind }: OrderedColumns, input: Input) {
  const unit = slotUnit(kind)
  const today = await findToday(db)
  if (input.until < input.from)
    throw new ApiError('invalidInput', { fields: { until: { reason: 'endsBeforeStart' } } })
  const known = [slotOf(unit, today), ...slotsAhead(kind, today)]
  const wanted = slotsIn(unit, { from: input.from, until: input.until }).filter((slot) =>
    known.includes(slot),
  )
  if (wanted.length === 0) throw new ApiError('invalidInput', { fields: { from: { reason: 'notAnOption' } } })
  return wanted
}

async function requireRoom(
  { db }: CallContext,
  key: OrderedColumns,
  slots: readonly string[],
  places: number | undefined,
): Promise<void> {
  if (places === undefined) return
  const most = Math.max(...(await listSlots(db, key, slots)).map(({ taken }) => taken))
  if (places < most)
    throw new ApiError('invalidInput', { fields: { places: { reason: 'tooSmall', limit: most } } })
}
