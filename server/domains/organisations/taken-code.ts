import { ApiError } from '../../../shared/contract/errors.ts'
import type { Account, CallContext } from '../../context.ts'
import { spendLimits } from '../../db/limits.ts'
import { isTeamLed } from './standing.queries.ts'
import { findByCreditCode } from './verification.queries.ts'

/** Enough for finding one's own organisation; stops trying codes one after another. */
const lookUpsPerHour = 60

/** Counts a search for organisations against the account. @throws ApiError `tooMany` */
export async function spendLookUp({ services, actor }: CallContext<Account>): Promise<void> {
  const key = `organisationLookUp:${actor.accountId}`
  await spendLimits(services.limits, [{ key, most: lookUpsPerHour, windowSeconds: 3600 }])
}

/** Another team's organisation with a code, as publicly known; null if the code is free or mine. */
export async function findTaken({ db, actor }: CallContext<Account>, creditCode: string) {
  const found = await findByCreditCode(db, creditCode)
  if (!found || found.team_id === actor.team?.id) return null
  return {
    organisationId: found.id,
    isVerified: found.holds,
    canBeAsked: await isTeamLed(db, found.team_id),
  }
}

/**
 * Reports a taken code at once, whenever a claim is begun, corrected or completed, not only with the letter.
 * @throws ApiError `organisationExists`; error details hold only texts and numbers
 */
export async function requireFreeCode(
  ctx: CallContext<Account>,
  creditCode: string | null | undefined,
): Promise<void> {
  const taken = creditCode && (await findTaken(ctx, creditCode))
  if (!taken) return
  const { organisationId, isVerified, canBeAsked } = taken
  const params = { organisationId, isVerified: Number(isVerified), canBeAsked: Number(canBeAsked) }
  throw new ApiError('organisationExists', { params })
}
