import { z } from 'zod'
import { deliveryChannels, deliveryKinds, deliveryStates } from '../rules/messages/deliveries.ts'
import { call } from './call.ts'
import { isoDate, isoInstant, requiredText, text } from './content/fields.ts'

/** Names a delivery: the key by which vendors know it. */
const deliveryId = requiredText(200)

const delivery = z.object({
  deliveryId: z.string(),
  channel: z.enum(deliveryChannels),
  kind: z.enum(deliveryKinds),
  /** Of a notice, in the language of the request; empty for what is not kept. */
  title: z.string(),
  /** Of the thing that the notice is about; empty where it has none. */
  reference: z.string(),
  state: z.enum(deliveryStates),
  /** Masked; empty where nothing is known of it any more. */
  recipient: z.string(),
  queuedAt: isoInstant,
  finishedAt: isoInstant.nullable(),
  /** The newest first. */
  tries: z.array(
    z.object({
      at: isoInstant,
      outcome: z.enum(['sent', 'dropped', 'refused', 'again']),
      /** A `WithheldReason`, or the vendor's own words in English; empty where all went well. */
      reason: z.string(),
    }),
  ),
  canSendAgain: z.boolean(),
})
export type Delivery = z.output<typeof delivery>

/** Mails and text messages, for support agents and administrators. */
export const deliveriesStaff = {
  /** The newest first; `before` goes on from one of them. */
  list: call({
    method: 'POST',
    path: 'staff/v1/deliveries',
    access: 'staff',
    privilege: 'seeDeliveries',
    secured: 'none',
    effect: 'read',
    input: z.object({
      state: z.enum(deliveryStates).optional(),
      channel: z.enum(deliveryChannels).optional(),
      /** The whole number of the application, verification or other thing that a notice is about. */
      reference: text(40).default(''),
      from: isoDate.optional(),
      to: isoDate.optional(),
      before: deliveryId.optional(),
    }),
    output: z.object({ deliveries: z.array(delivery), next: z.string().nullable() }),
  }),
  /**
   * Tries a failed notice once more; whether its recipient may still have it is looked at again when it is sent.
   * Errors: `notAvailable`, `illegalTransition` where it has not failed or is not kept.
   */
  sendAgain: call({
    method: 'POST',
    path: 'staff/v1/deliveryagain',
    access: 'staff',
    privilege: 'seeDeliveries',
    secured: 'none',
    effect: 'write',
    input: z.object({ deliveryId, reason: requiredText(300) }),
    output: z.object({ state: z.enum(deliveryStates) }),
  }),
}
