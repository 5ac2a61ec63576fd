import type { Services } from '../services.ts'
import { refreshSearchStatistics } from './refresh-statistics.ts'

/** Every five minutes: counts terms again if enough has changed. */
export async function countSearchTerms({ pool }: Services): Promise<void> {
  await refreshSearchStatistics(pool, { onlyWhenStale: true })
}
