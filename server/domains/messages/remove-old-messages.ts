import type { Db } from '../../db/database.ts'
import { endForgottenDeliveries, removeOldCodeDeliveries } from './sending/delivery.queries.ts'
import { removeOldOutboxMessages } from './sending/outbox.queries.ts'

/** Removes day-old code deliveries and demo outbox messages, and ends deliveries that no job retries. */
export async function removeOldMessages(db: Db): Promise<void> {
  await removeOldCodeDeliveries(db)
  await endForgottenDeliveries(db)
  await removeOldOutboxMessages(db)
}
