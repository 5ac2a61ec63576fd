import type { Db } from '../../db/database.ts'
import { endForgottenDeliveries, removeOldCodeDeliveries } from './delivery.queries.ts'
import { removeOldOutboxMessages } from './outbox.queries.ts'

/** Removes a day later what was sent by code or kept by the demo's outbox, and ends what nobody tries any more. */
export async function removeOldMessages(db: Db): Promise<void> {
  await removeOldCodeDeliveries(db)
  await endForgottenDeliveries(db)
  await removeOldOutboxMessages(db)
}
