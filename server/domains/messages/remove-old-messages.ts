import type { Db } from '../../db/database.ts'
import { endForgottenDeliveries, removeOldCodeDeliveries } from './sending/delivery.queries.ts'
import { removeOldOutboxMessages } from './sending/outbox.queries.ts'

/** Removes a day later what was sent by code or kept by the demo's outbox, and ends what nobody tries any more. */
export async function removeOldMessages(db: Db): Promise<void> {
  await removeOldCodeDeliveries(db)
  await endForgottenDeliveries(db)
  await removeOldOutboxMessages(db)
}
