import { ApiError } from '../../shared/contract/errors.ts'
import { isKeepable, type MissedPlace } from '../../shared/rules/missed-searches.ts'
import type { CallContext } from '../context.ts'
import { addressBucket, spendLimits } from '../db/limits.ts'
import { countMissed } from './missed-searches.queries.ts'
import { normaliseName } from './normalise-text.ts'

/** Counted searches per address and hour: more are not made by a person. */
const mostPerHour = 30

/** Counts a search without results or author; texts that look like personal numbers are not stored. */
export async function noteMissedSearch(
  ctx: Pick<CallContext, 'services' | 'address'>,
  place: MissedPlace,
  typed: string,
): Promise<void> {
  const text = normaliseName(typed)
  if (text === '' || !isKeepable(typed)) return
  const key = `missedSearch:hour:${addressBucket(ctx.address)}`
  try {
    await spendLimits(ctx.services.limits, [{ key, most: mostPerHour, windowSeconds: 3600 }])
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'tooMany') return
    throw error
  }
  await countMissed(ctx.services.pool, text, place)
}

/** Removes searches not repeated for half a year. */
export { deleteOldMissed as removeOldMissed } from './missed-searches.queries.ts'
