import { z } from 'zod'
import { deliveryChannels, deliveryKinds, deliveryStates } from '../rules/messages/deliveries.ts'
import { staffCall } from './call.ts'
import { isoDate, isoInstant, requiredText, text } from './content/fields.ts'

/** A delivery's id: the key by which vendors know it. */
const deliveryId = requiredText(200)

const delivery = z.object({
  deliveryId: z.string(),
  channel: z.enum(deliveryChannels),
  kind: z.enum(deliveryKinds),
  /** The notice's title in the language of the request; empty where it is not kept. */
  title: z.string(),
  /** The reference of the notice's subject; empty where there is none. */
  reference: z.string(),
  state: z.enum(deliveryStates),
  /** Masked; empty where it is no longer known. */
  recipient: z.string(),
  queuedAt: isoInstant,
  finishedAt: isoInstant.nullable(),
  /** The newest first. */
  tries: z.array(
    z.object({
      at: isoInstant,
      outcome: z.enum(['sent', 'dropped', 'refused', 'again']),
      /** Whether the text message has reached the phone; null where the vendor has not reported it. */
      report: z.enum(['delivered', 'undelivered']).nullable(),
      /** A `WithheldReason`, the vendor's own text in English, or the code of its report; empty on success. */
      reason: z.string(),
    }),
  ),
  canSendAgain: z.boolean(),
})
export type Delivery = z.output<typeof delivery>

/** Mails and text messages, for support agents and administrators. */
export const deliveriesStaff = {
  /** The newest first; `before` continues from one of them. */
  list: staffCall({
    path: 'staff/v1/deliveries',
    privilege: 'seeDeliveries',
    effect: 'read',
    input: z.object({
      state: z.enum(deliveryStates).optional(),
      channel: z.enum(deliveryChannels).optional(),
      /** The complete reference of the application, verification or other subject of a notice. */
      reference: text(40).default(''),
      from: isoDate.optional(),
      to: isoDate.optional(),
      before: deliveryId.optional(),
    }),
    output: z.object({ deliveries: z.array(delivery), next: z.string().nullable() }),
  }),
  /**
   * Retries a failed notice; whether its recipient may still get it is checked again when it is sent. Errors:
   * `notAvailable`, `illegalTransition` where it has not failed or is not kept.
   */
  sendAgain: staffCall({
    path: 'staff/v1/deliveryagain',
    privilege: 'seeDeliveries',
    effect: 'write',
    input: z.object({ deliveryId, reason: requiredText(300) }),
    output: z.object({ state: z.enum(deliveryStates) }),
  }),
}
