import { ApiError } from '../../../shared/contract/errors.ts'
import type { OrderCalendar } from '../../../shared/contract/orders/order-parts.ts'
import { isWithin, slotsAhead, slotUnit } from '../../../shared/rules/orders/order-slots.ts'
import { orderTerms } from '../../../shared/rules/orders/order-terms.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { columnsOf, offeringOf } from '../../db/offering-columns.ts'
import type { OrderedColumns } from '../../db/tables/orders.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { onWire, withOffering } from '../applications/on-wire.ts'
import { ownApplication } from '../applications/own-application.ts'
import { offeringNames } from '../offering-names.ts'
import { openText } from './order-texts.ts'
import { isOrderable, orderedBy } from './ordered-by.ts'
import { findOpenOrder, namesOfTeams } from './orders.queries.ts'
import { findFigures, findOrdered, listSlots, type OrderedRow } from './slots.queries.ts'

type Ctx = Pick<CallContext, 'db' | 'services' | 'locale'>
export type OrderedInput = { serviceId?: string | undefined; resourceId?: string | undefined }

/** The service or resource that an input names, as rows name it. @throws ApiError `invalidInput` for none or two */
export function orderedKey(input: OrderedInput): OrderedColumns {
  const key = columnsOf(withOffering(input).offering)
  if (!isOrderable(key)) throw new ApiError('invalidInput')
  return key
}

/** What is published about an offering that can be ordered, of which there must be a public page. @throws ApiError `notFound` */
export async function getCalendar(ctx: Ctx, input: OrderedInput): Promise<OrderCalendar> {
  const key = orderedKey(input)
  const { kind, number } = offeringOf(key)
  const ordered = await findOrdered(ctx.db, key)
  const isPublished = await ctx.services.ports.offerings[kind].find(ctx.db, number, ctx.locale)
  if (!ordered || !isPublished) throw new ApiError('notFound')
  return presentCalendar(ctx, ordered)
}

/** The same within the access of a granted application of my team, and its open order. @throws ApiError `notAvailable` */
export async function getOrderForm(ctx: CallContext<TeamMember>, input: { applicationId: string }) {
  const application = await ownApplication(ctx, input.applicationId, 'none')
  const ordered = await orderedBy(ctx.db, application)
  if (!ordered) throw new ApiError('notAvailable')
  const calendar = await presentCalendar(ctx, ordered)
  const until = application.granted_until
  return {
    ...calendar,
    slots: calendar.slots.filter(({ slot }) => isWithin(ordered.offering_kind, slot, until)),
    accessUntil: until,
    TeamID: application.team_id,
    applicationId: application.id,
    openOrderId: (await findOpenOrder(ctx.db, application.id))?.id ?? null,
  }
}

/** The calendar of what my team provides, with reasons. @throws ApiError `notAvailable` except for its admins */
export async function getProvided(ctx: CallContext<TeamMember>, input: OrderedInput) {
  const { id, role } = ctx.actor.team
  const ordered = await findOrdered(ctx.db, orderedKey(input))
  if (!ordered || ordered.provider_team_id !== id || role === 'member') throw new ApiError('notAvailable')
  return { ...(await presentCalendar(ctx, ordered, 'withReasons')), TeamID: id }
}

/**
 * The calendar from the next week or day on, with the figures that enough orders allow; why something is closed is
 * for whoever closes it.
 */
export async function presentCalendar(
  ctx: Ctx,
  ordered: OrderedRow,
  how?: 'withReasons',
): Promise<OrderCalendar> {
  const { db, locale } = ctx
  const names = await offeringNames(ctx, [ordered])
  const teams = await namesOfTeams(db, [ordered.provider_team_id])
  const figures = await findFigures(db, ordered, orderTerms.newestOrders)
  const { fewestOrders, fewestRatings } = orderTerms
  return {
    ...onWire(offeringOf(ordered), names(ordered)[locale]),
    unit: slotUnit(ordered.offering_kind),
    providerName: teams.get(ordered.provider_team_id ?? '') ?? null,
    replyDays: ordered.reply_days,
    usualReplyDays: figures.replies < fewestOrders ? null : figures.reply,
    usualWaitDays: figures.begun < fewestOrders ? null : figures.wait,
    rating:
      figures.ratings < fewestRatings ? null : { average: figures.average ?? 0, count: figures.ratings },
    isOpen: ordered.is_open,
    slots: await presentSlots(ctx, ordered, how),
  }
}

async function presentSlots(
  { db, services }: Ctx,
  ordered: OrderedRow,
  how?: 'withReasons',
): Promise<OrderCalendar['slots']> {
  const slots = slotsAhead(ordered.offering_kind, await findToday(db))
  const rows = new Map((await listSlots(db, ordered, slots)).map((row) => [row.slot, row]))
  return slots.map((slot) => {
    const row = rows.get(slot)
    const isClosed = row !== undefined && row.closed_because_encrypted !== null
    const free = row ? row.places - row.taken : ordered.places
    const because = how && row ? openText(services, 'closed', row.closed_because_encrypted) : null
    return { slot, free: isClosed ? 0 : free, isClosed, because }
  })
}
