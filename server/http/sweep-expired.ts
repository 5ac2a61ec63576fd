import { removeExpiredTraceIds } from '../domains/accounts/trace-id.ts'
import { removeOldMessages } from '../domains/messages/remove-old-messages.ts'
import type { Services } from '../services.ts'
import { removeOldKeys } from './idempotency.queries.ts'
import { removeEndedWindows } from './limits.queries.ts'

/** Removes what has served its time: limits, idempotency keys, trace ids and notes about codes. */
export async function sweepExpired({ pool }: Services): Promise<void> {
  await removeEndedWindows(pool)
  await removeOldKeys(pool)
  await removeExpiredTraceIds(pool)
  await removeOldMessages(pool)
}
