import type { Account, CallContext } from '../../context.ts'
import { spendLimits } from '../../db/limits.ts'
import { isTeamLed } from './standing.queries.ts'
import { findByCodeOfOthers } from './verification.queries.ts'

/** Enough for finding one's own organisation; stops trying codes one after another. */
const lookUpsPerHour = 60

/** Counts a search for organisations against the account. @throws ApiError `tooMany` */
export async function spendLookUp({ services, actor }: CallContext<Account>): Promise<void> {
  const key = `organisationLookUp:${actor.accountId}`
  await spendLimits(services.limits, [{ key, most: lookUpsPerHour, windowSeconds: 3600 }])
}

/**
 * Whether another team acts for the organisation with a code or has asked to, as publicly known: who wants to act for it
 * too can join that team, or go on with a letter of its own. Null where there is none.
 */
export async function findTaken({ db, actor }: CallContext<Account>, creditCode: string) {
  const found = await findByCodeOfOthers(db, creditCode, actor.team?.id)
  if (!found) return null
  return {
    organisationId: found.id,
    isVerified: found.holds,
    canBeAsked: await isTeamLed(db, found.team_id),
  }
}
