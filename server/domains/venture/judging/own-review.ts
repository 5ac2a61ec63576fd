import { ApiError } from '../../../../shared/contract/errors.ts'
import { conflictsOf } from '../../../../shared/rules/venture/conflicts.ts'
import { conductVersion } from '../../../../shared/rules/venture/judges.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { factsOfEntries, factsOfJudges } from './gather-facts.ts'
import { findReview } from './reviews.queries.ts'

export type OwnReview = NonNullable<Awaited<ReturnType<typeof findReview>>>

/**
 * A review of the caller, who is a judge of its edition and has signed the code of conduct.
 * @throws ApiError `notAvailable`
 */
export async function ownReview(
  ctx: CallContext<StaffMember>,
  reviewId: string,
  how?: 'write',
): Promise<OwnReview> {
  const found = await findReview(ctx.db, reviewId, how)
  const isTheirs = found?.judge.account_id === ctx.actor.accountId && found.judge.state === 'active'
  if (!found || !isTheirs || found.judge.conduct_version !== conductVersion)
    throw new ApiError('notAvailable')
  if (found.review.is_sample && found.entry.sample_in !== found.round.number)
    throw new ApiError('notAvailable')
  if (found.review.state === 'declined' || found.review.state === 'conflict')
    throw new ApiError('notAvailable')
  return found
}

/**
 * Nobody judges what they have an interest in, also where that came about, or was found, only now.
 * @throws ApiError `ownInterest`
 */
export async function refuseInterest(ctx: CallContext<StaffMember>, own: OwnReview): Promise<void> {
  if (await hasInterest(ctx, own)) throw new ApiError('ownInterest')
}

/** Whether a conflict stands between the judge and the entry now. */
export async function hasInterest(
  ctx: Pick<CallContext, 'db' | 'services'>,
  { judge, entry }: OwnReview,
): Promise<boolean> {
  const [judges, entries] = [await factsOfJudges(ctx, [judge]), await factsOfEntries(ctx, [entry])]
  const [own, its] = [judges.get(judge.id), entries.get(entry.id)]
  return own !== undefined && its !== undefined && conflictsOf(own, its).length > 0
}
