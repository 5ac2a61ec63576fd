import type { WithheldReason } from '../../../../shared/rules/messages/deliveries.ts'
import { DeliveryError } from '../../../adapters/delivery-error.ts'
import { queues } from '../../../jobs/queues.ts'
import type { Services } from '../../../services.ts'
import { finishDelivery, noteTry, startTry } from './delivery.queries.ts'

export type Delivery = {
  messageKey: string
  notificationId: string | null
  accountId: string | null
  /** Age of the request, by the database's clock. */
  ageSeconds: number
}

/** The first try and the queue's retries. */
const mostTries = 1 + queues['send-mail'].retryLimit

/**
 * Tries one delivery. It is finished when it was sent, when it may no longer be sent, or when the vendor
 * refuses it permanently or too often. After a crash between sending and recording, the same message key is
 * sent again, and the vendor recognises the repetition by it. Each try's result is kept for staff.
 * @param send sends the message, or returns why it was held back
 * @throws DeliveryError where a later retry may help
 */
export async function deliver(
  { pool }: Services,
  messageKey: string,
  send: (delivery: Delivery) => Promise<'sent' | WithheldReason>,
): Promise<void> {
  const open = await startTry(pool, messageKey)
  if (!open) return
  const delivery = {
    messageKey,
    notificationId: open.notification_id,
    accountId: open.account_id,
    ageSeconds: open.age_seconds,
  }
  try {
    const outcome = await send(delivery)
    const end =
      outcome === 'sent' ? { state: outcome, reason: '' } : { state: 'dropped' as const, reason: outcome }
    await finishDelivery(pool, messageKey, end)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const { message: reason, isRetryable } = error
    if (!isRetryable || open.tries >= mostTries)
      return finishDelivery(pool, messageKey, { state: 'refused', reason })
    await noteTry(pool, messageKey, reason)
    throw error
  }
}
