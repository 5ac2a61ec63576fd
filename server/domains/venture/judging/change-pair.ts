import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { conflictsOf } from '../../../../shared/rules/venture/conflicts.ts'
import type { EntryState } from '../../../../shared/rules/venture/entry-transitions.ts'
import type { PairChange } from '../../../../shared/rules/venture/judges.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { findEntry } from '../entries/entries.queries.ts'
import { refuseOwn } from '../entries/interest.ts'
import { lockRound } from '../entries/rounds.queries.ts'
import { factsOfEntries, factsOfJudges } from './gather-facts.ts'
import { judgeById } from './judges.queries.ts'
import { reviewLifecycle } from './review-lifecycle.ts'
import {
  bar,
  deleteUnbegun,
  insertReviews,
  lockReviewOf,
  type ReviewRow,
  setByHand,
  unbar,
} from './reviews.queries.ts'

type Ctx = CallContext<StaffMember>
type Input = { entryId: OwnedId; judgeId: OwnedId; action: PairChange }

/**
 * Changes a pair of judge and entry by hand, in the round that is being judged; assignments keep it so.
 * @throws ApiError `notAvailable`, `ownInterest`, `illegalTransition`, `invalidInput` at `judgeId` for a conflict
 */
export async function setPair(ctx: Ctx, { entryId, judgeId, action }: Input) {
  const { db } = ctx
  const [entry, judge] = [await findEntry(db, entryId), await judgeById(db, judgeId)]
  if (!entry || judge?.edition !== entry.edition) throw new ApiError('notAvailable')
  await refuseOwn(ctx, entry.id)
  const round = await lockRound(db, entry.round_number)
  if (round?.state !== 'reviewing') throw new ApiError('illegalTransition')
  const pair = { judge: judge.id, entry: entry.id }
  const review = await lockReviewOf(db, round.number, pair)
  if (action === 'give') {
    if (judge.state !== 'active' || !isJudged(entry)) throw new ApiError('illegalTransition')
    const [own, its] = [await factsOfJudges(ctx, [judge]), await factsOfEntries(ctx, [entry])]
    const [known, facts] = [own.get(judge.id), its.get(entry.id)]
    if (!known || !facts || conflictsOf(known, facts).length > 0)
      throw new ApiError('invalidInput', { fields: { judgeId: { reason: 'notAnOption' } } })
    await unbar(db, round.number, pair)
    await give(ctx, round.number, pair, review)
  } else if (action === 'takeAway') {
    await takeAway(ctx, review)
    await bar(db, round.number, pair)
  } else {
    await unbar(db, round.number, pair)
    if (review) await setByHand(db, review.id, false)
  }
  ctx.audit({
    kind: `venturePair.${action}`,
    subjectKind: 'ventureEntry',
    subjectId: entry.id,
    teamId: entry.team_id,
    after: { round: round.number, judge: judge.id },
  })
  return {}
}

/** Nobody judges an entry that is withdrawn, turned away or disqualified. */
const isJudged = ({ state }: { state: EntryState }) => !gone.includes(state)
const gone: readonly EntryState[] = ['withdrawn', 'eliminated', 'disqualified']

async function give(
  ctx: Ctx,
  round: number,
  pair: { judge: string; entry: string },
  review: ReviewRow | undefined,
) {
  if (!review) return insertReviews(ctx.db, round, [pair], true)
  if (review.state === 'conflict') throw new ApiError('illegalTransition')
  if (review.state === 'declined')
    await move(ctx, reviewLifecycle, review, {
      action: 'giveBack',
      accountId: ctx.actor.accountId,
      set: { is_by_hand: true },
    })
  else await setByHand(ctx.db, review.id, true)
}

/** What was sent is taken from nobody. */
async function takeAway(ctx: Ctx, review: ReviewRow | undefined): Promise<void> {
  if (review?.state === 'assigned') await deleteUnbegun(ctx.db, [review.id])
  else if (review)
    await move(ctx, reviewLifecycle, review, { action: 'takeAway', accountId: ctx.actor.accountId })
}
