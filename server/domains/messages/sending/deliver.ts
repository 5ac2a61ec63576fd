import type { WithheldReason } from '../../../../shared/rules/messages/deliveries.ts'
import { DeliveryError } from '../../../adapters/delivery-error.ts'
import { queues } from '../../../jobs/queues.ts'
import type { Services } from '../../../services.ts'
import { finishDelivery, noteTry, startTry } from './delivery.queries.ts'

export type Delivery = {
  messageKey: string
  notificationId: string | null
  accountId: string | null
  /** Since it was asked for, by the database's clock. */
  ageSeconds: number
}

/** The first try and those that the queue makes after it. */
const mostTries = 1 + queues['send-mail'].retryLimit

/**
 * Tries one delivery, which is done with when it was sent, when it may no longer be, or when the vendor refuses it
 * for good or too often. After a crash between sending and noting it, the same message key goes out once more, and the
 * vendor tells the repetition by it. How each try ended is kept for staff.
 * @param send hands the message over, or answers why it was held back
 * @throws DeliveryError where trying again later may help
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
