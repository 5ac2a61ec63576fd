import { DeliveryError } from '../../adapters/delivery-error.ts'
import type { Services } from '../../services.ts'
import { finishDelivery, startTry } from './delivery.queries.ts'

export type Delivery = {
  messageKey: string
  notificationId: string | null
  accountId: string | null
  /** Since it was asked for, by the database's clock. */
  ageSeconds: number
}

/**
 * Tries one delivery, which is done with when it was sent, when it may no longer be, or when the vendor refuses it
 * for good. After a crash between sending and noting it, the same message key goes out once more, and the vendor
 * tells the repetition by it.
 * @param send hands the message over; answers false where it may no longer be sent
 * @throws DeliveryError where trying again later may help
 */
export async function deliver(
  { pool }: Services,
  messageKey: string,
  send: (delivery: Delivery) => Promise<boolean>,
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
    await finishDelivery(pool, messageKey, (await send(delivery)) ? 'sent' : 'dropped')
  } catch (error) {
    if (!(error instanceof DeliveryError) || error.isRetryable) throw error
    await finishDelivery(pool, messageKey, 'refused')
  }
}
