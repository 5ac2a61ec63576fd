import { z } from 'zod'
import { sideActions } from '../../rules/orders/order-transitions.ts'
import { call } from '../call.ts'
import {
  actingTeam,
  isoDate,
  ownedId,
  pageNumber,
  pageSize,
  requiredText,
  shownId,
  text,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import {
  orderAccess,
  orderCalendar,
  orderChanged,
  orderDetails,
  orderedInputs,
  orderList,
} from './order-parts.ts'

/** What a step may say besides its name: why or what is agreed, other dates, a rating from 1 to 5. */
export const stepInput = {
  orderId: ownedId,
  version: wholeNumber(1),
  text: text(2_000).default(''),
  from: isoDate.optional(),
  until: isoDate.optional(),
  rating: wholeNumber(1, 5).optional(),
}

/** How a calendar changes: places, or closed with a reason; a closed week or day without one opens again. */
export const slotsInput = {
  ...orderedInputs,
  from: isoDate,
  until: isoDate,
  places: wholeNumber(0, 1_000).optional(),
  closedBecause: text(300).optional(),
}

const orderSide = z.enum(['team', 'provider'])

/** Orders of services and bookings of resources, by the team that orders and the one that provides. */
export const orders = {
  /** What is published about an offering that can be ordered. Errors: `notFound`. */
  calendar: call({
    method: 'GET',
    path: 'techWebAPI/orders/calendar',
    access: 'public',
    effect: 'read',
    input: z.object(orderedInputs),
    output: orderCalendar,
  }),

  /** Where a granted application of my team can be ordered from. Errors: `notAvailable`. */
  form: call({
    path: 'techWebAPI/orders/form',
    access: 'team',
    effect: 'read',
    input: z.object({ applicationId: ownedId }),
    output: orderCalendar.extend({
      TeamID: shownId,
      applicationId: shownId,
      accessUntil: orderAccess.accessUntil,
      openOrderId: shownId.nullable(),
    }),
  }),

  /**
   * Orders for a granted application; its weeks or days are held from now on. Errors: `notAvailable`,
   * `alreadyOpen`, `slotsTaken`, also while nothing can be ordered, `ownInterest` for one's own offering.
   */
  request: call({
    path: 'techWebAPI/orders/request',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      applicationId: ownedId,
      from: isoDate,
      until: isoDate,
      need: requiredText(2_000),
    }),
    output: orderChanged,
  }),

  /**
   * A page of what my team has ordered, or of requests to it; the latter for its admins. What waits for my team comes
   * first; without a side it is the one on which something waits.
   */
  list: call({
    path: 'techWebAPI/orders/list',
    access: 'team',
    effect: 'read',
    input: z.object({ side: orderSide.optional(), page: pageNumber, pageSize }),
    output: orderList.extend({
      side: orderSide,
      /** How many orders wait for my team on either side. */
      waiting: z.object({ team: z.number().int(), provider: z.number().int() }),
      /** What my team provides, for its admins. */
      provided: z.array(orderCalendar.pick({ offeringKind: true, offeringId: true, offeringName: true })),
    }),
  }),

  /** An order of my team or to it. Errors: `notAvailable`. */
  details: call({
    method: 'GET',
    path: 'techWebAPI/orders/details',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ orderId: ownedId }),
    output: orderDetails,
  }),

  /** A step of either side. Errors: `notAvailable`, `conflict`, `illegalTransition`, `slotsTaken`. */
  step: call({
    path: 'techWebAPI/orders/step',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      ...stepInput,
      action: z.enum(sideActions),
    }),
    output: orderChanged,
  }),

  /** The calendar of what my team provides, with reasons; for its admins. Errors: `notAvailable`. */
  provided: call({
    path: 'techWebAPI/orders/provided',
    access: 'team',
    effect: 'read',
    input: z.object(orderedInputs),
    output: orderCalendar.extend({ TeamID: shownId }),
  }),

  /** Changes the calendar of what my team provides. Errors: `notAvailable`. */
  changeSlots: call({
    path: 'techWebAPI/orders/slots',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, ...slotsInput }),
    output: z.object({ told: z.number().int() }),
  }),
}
