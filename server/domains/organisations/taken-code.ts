import { ApiError } from '../../../shared/contract/errors.ts'
import type { Account, CallContext } from '../../context.ts'
import { spendLimits } from '../../db/limits.ts'
import { isTeamLed } from './standing.queries.ts'
import { findByCreditCode } from './verification.queries.ts'

/** Who looks for their own organisation asks a few times; who tries codes one after another is stopped. */
const lookUpsPerHour = 60

/** Counts a search for organisations against the account. @throws ApiError `tooMany` */
export async function spendLookUp({ services, actor }: CallContext<Account>): Promise<void> {
  const key = `organisationLookUp:${actor.accountId}`
  await spendLimits(services.limits, [{ key, most: lookUpsPerHour, windowSeconds: 3600 }])
}

/** The organisation of another team that holds a code, as far as everybody may know; null where it is free or mine. */
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
 * Whoever begins, mends or completes a claim is told at once whose the code is, not only once the letter has come.
 * @throws ApiError `organisationExists`; beside an error nothing but texts and numbers stands
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
