import { z } from 'zod'
import { orderActions, orderStates } from '../../rules/orders/order-transitions.ts'
import { offeringOnWire } from '../applications/application-parts.ts'
import { isoDate, isoInstant, personal, publicNumber, shownId } from '../content/fields.ts'

/** The first and last week, by its Monday, or day of a period. */
const period = z.object({ from: isoDate, until: isoDate })

/** What is ordered: the number of a service or a resource, under the name of its kind. */
export const orderedInputs = { serviceId: publicNumber.optional(), resourceId: publicNumber.optional() }

const slotUnits = ['week', 'day'] as const

/** An order or booking in a list. */
export const orderSummary = z.object({
  orderId: shownId,
  reference: z.string(),
  ...offeringOnWire,
  unit: z.enum(slotUnits),
  state: z.enum(orderStates),
  ...period.shape,
  /** Other dates that one side has proposed. */
  proposed: period.extend({ by: z.enum(['team', 'provider']) }).nullable(),
  teamName: z.string(),
  /** Null where staff act in place of a provider. */
  providerName: z.string().nullable(),
  dueOn: isoDate.nullable(),
  requestedAt: isoInstant,
})

export const orderList = z.object({
  items: z.array(orderSummary),
  total: z.number().int(),
  pageSize: z.number().int(),
})

const orderEvent = z.object({
  /** `request` for the beginning. */
  action: z.enum(['request', ...orderActions]),
  party: z.enum(['team', 'provider', 'staff', 'portal']),
  /** A person of the reader's own team. */
  who: personal('name').nullable(),
  note: z.string().nullable(),
  /** The dates that the step asks for, proposes or settles. */
  dates: period.nullable(),
  at: isoInstant,
})

/** The access of the team that orders, within which an order lies. */
export const orderAccess = {
  /** Its last day; null where it does not end. */
  accessUntil: isoDate.nullable(),
  /** Ended, by its last day or before. */
  isAccessOver: z.boolean(),
}

/** An order as one of its sides, or staff, see it. */
export const orderDetails = orderSummary.extend({
  /** The reader's acting team, which every write states; null for staff. */
  TeamID: shownId.nullable(),
  side: z.enum(['team', 'provider', 'staff']),
  version: z.number().int(),
  /** The application that allows it; for the team that ordered. */
  applicationId: shownId.nullable(),
  ...orderAccess,
  need: z.string(),
  isHandedOver: z.boolean(),
  rating: z.number().int().nullable(),
  events: z.array(orderEvent),
  /** The weeks or days that have closed meanwhile, among those that it holds. */
  closed: z.array(z.object({ slot: isoDate, because: z.string() })),
  may: z.array(z.enum(orderActions)),
})

/** A week or day of a calendar. */
const slotView = z.object({
  slot: isoDate,
  free: z.number().int(),
  isClosed: z.boolean(),
  /** Why it is closed, for whoever closes it; null for everybody else. */
  because: z.string().nullable(),
})

/** What is published about an offering that can be ordered. */
export const orderCalendar = z.object({
  ...offeringOnWire,
  unit: z.enum(slotUnits),
  providerName: z.string().nullable(),
  /** Working days within which an answer is promised. */
  replyDays: z.number().int(),
  /** Medians of the newest orders, in days; null while there are too few. */
  usualReplyDays: z.number().int().nullable(),
  usualWaitDays: z.number().int().nullable(),
  /** Null below five ratings. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  isOpen: z.boolean(),
  slots: z.array(slotView),
})

export const orderChanged = z.object({
  orderId: shownId,
  state: z.enum(orderStates),
  version: z.number().int(),
})

export type OrderSummary = z.output<typeof orderSummary>
export type OrderDetails = z.output<typeof orderDetails>
export type OrderCalendar = z.output<typeof orderCalendar>
