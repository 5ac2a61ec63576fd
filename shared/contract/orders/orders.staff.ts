import { z } from 'zod'
import { orderedKinds } from '../../rules/orders/order-slots.ts'
import { staffActions } from '../../rules/orders/order-transitions.ts'
import { offeringOnWire } from '../applications/application-parts.ts'
import { staffCall } from '../call.ts'
import { ownedId, shownId, text } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { orderCalendar, orderChanged, orderDetails, orderedInputs } from './order-parts.ts'
import { slotsInput, stepInput } from './orders.ts'

const orderedOffering = z.object({
  ...offeringOnWire,
  /** 0 where it cannot be ordered yet. */
  version: z.number().int(),
  isOpen: z.boolean(),
  places: z.number().int(),
  replyDays: z.number().int(),
  provider: z.object({ teamId: shownId, name: z.string() }).nullable(),
})

export const ordersStaff = {
  /** An order that staff handle. Every view is audited. Errors: `notAvailable`. */
  detail: staffCall({
    path: 'orders/staff/detail',
    privilege: 'reviewApplications',
    effect: 'write',
    input: z.object({ orderId: ownedId }),
    output: orderDetails,
  }),

  /** A step in place of a provider, or one that settles a dispute. Errors: those of `orders.step`, `ownInterest`. */
  step: staffCall({
    path: 'orders/staff/step',
    privilege: 'decideApplications',
    needsStepUp: true,
    effect: 'write',
    input: z.object({
      ...stepInput,
      action: z.enum(staffActions),
    }),
    output: orderChanged,
  }),

  /** Services or resources, with what can be ordered of them. */
  offerings: staffCall({
    path: 'orders/staff/offerings',
    privilege: 'manageCodes',
    effect: 'read',
    input: z.object({ kind: z.enum(orderedKinds).default('service') }),
    output: z.object({ offerings: z.array(orderedOffering) }),
  }),

  /** One of them with its calendar. Errors: `notAvailable`. */
  offering: staffCall({
    path: 'orders/staff/offering',
    privilege: 'manageCodes',
    effect: 'read',
    input: z.object(orderedInputs),
    output: orderedOffering.extend({ calendar: orderCalendar.nullable() }),
  }),

  /**
   * Says how an offering can be ordered. `provider` is a team's exact name, the credit code of its organisation, or
   * empty: staff act in its place. Errors: `conflict`, `notAvailable`; the field `provider` for none or several.
   */
  setOffering: staffCall({
    path: 'orders/staff/offering/set',
    privilege: 'manageCodes',
    effect: 'write',
    input: z.object({
      ...orderedInputs,
      version: wholeNumber(0),
      isOpen: z.boolean(),
      places: wholeNumber(0, 1_000),
      replyDays: wholeNumber(1, 60),
      provider: text(200).default(''),
    }),
    output: z.object({ version: z.number().int() }),
  }),

  /** Changes a calendar. Errors: `notAvailable`. */
  changeSlots: staffCall({
    path: 'orders/staff/slots',
    privilege: 'manageCodes',
    effect: 'write',
    input: z.object(slotsInput),
    output: z.object({ told: z.number().int() }),
  }),
}

export type OrderedOffering = z.output<typeof orderedOffering>
