import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { auditDone } from '../../move.ts'
import { lockRound } from '../entries/rounds.queries.ts'
import { awardLifecycle } from './award-lifecycle.ts'
import { awardedIn } from './award-sums.queries.ts'
import { insertAward, lockEntry } from './awards.queries.ts'

type Grant = {
  entryId: string
  /** Whole yuan. */
  amount: number
  /** Whose decision it is; null where a round publishes it by the clock. */
  accountId: OwnedId | null
  /** The award that freed its place, if one did. */
  inPlaceOf?: string | null
}

/**
 * Awards money to a selected entry. The round is locked, so that its awards never exceed its budget, however many
 * are made at once.
 * @throws ApiError `notAvailable`, `illegalTransition` for an entry that is not selected, `conflict` for one that
 *   has an award, `invalidInput` with what is left
 */
export async function grantAward(
  ctx: OwnContext,
  { entryId, amount, accountId, inPlaceOf = null }: Grant,
): Promise<string> {
  const entry = await lockEntry(ctx.db, entryId)
  if (!entry) throw new ApiError('notAvailable')
  if (entry.state !== 'selected' && entry.state !== 'confirmed') throw new ApiError('illegalTransition')
  const round = await lockRound(ctx.db, entry.round_number)
  if (!round) throw new Error(`no round ${entry.round_number}`)
  const left = Number(round.budget) - (await awardedIn(ctx.db, round.number))
  if (!Number.isInteger(amount) || amount < 1)
    throw new ApiError('invalidInput', { fields: { amount: { reason: 'tooSmall', limit: 1 } } })
  if (amount > left)
    throw new ApiError('invalidInput', { fields: { amount: { reason: 'tooLarge', limit: left } } })
  const award = await insertAward(ctx.db, {
    ...{ entry_id: entry.id, round_number: round.number, edition: entry.edition, amount },
    ...{ team_id: entry.team_id, organisation_id: entry.organisation_id },
    ...{ awarded_on: await findToday(ctx.db), in_place_of: inPlaceOf },
    ...{ ended_because_encrypted: null, ended_at: null, stop_asked_by: null, stop_confirmed_by: null },
  })
  if (!award) throw new ApiError('conflict')
  auditDone(ctx, awardLifecycle, { action: 'grant', accountId, after: award })
  return award.id
}
