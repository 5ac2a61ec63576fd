import type { z } from 'zod'
import type { Contract } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { staffNames } from '../../content/records/staff-names.ts'
import { hasMade } from '../../second-person.ts'
import { upholdersOf } from '../../support/objections-of-round.ts'
import { refuseOwn } from '../entries/interest.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { openText } from '../entries/venture-texts.ts'
import { openReviewText } from '../judging/judge-texts.ts'
import { findDecision, findEntryIn } from './decisions.queries.ts'
import { getRoundOf, labelOf, presentRound } from './describe-deliberation.ts'
import { namesOfJudges } from './judge-names.ts'
import { presentRow } from './present-entries.ts'
import { whatIsRevisable } from './revisable.ts'
import { findPending } from './revisions.queries.ts'
import { findDeliberated, listReviewsOf } from './standings.queries.ts'
import { barredFrom, confirmersOf, waitsBeside } from './who-confirms.ts'

type Output = z.output<Contract['ventureDecidingStaff']['decision']['output']>

/** One entry of a round with what its judges said and what is proposed. @throws ApiError `notFound`, `ownInterest` */
export async function describeDecision(
  ctx: CallContext<StaffMember>,
  { roundId, entryId }: { roundId: string; entryId: string },
): Promise<Output> {
  const round = await getRoundOf(ctx, roundId)
  await refuseOwn(ctx, entryId)
  const row = await findDeliberated(ctx.db, round.number, entryId)
  if (!row) throw new ApiError('notFound')
  const reviews = await listReviewsOf(ctx.db, round.number, entryId)
  const names = await namesOfJudges(
    ctx,
    reviews.map((review) => review.judge_id),
  )
  const shown = reviews.map((review) => ({
    reviewId: review.id,
    judgeName: names.get(review.judge_id) ?? '',
    scores: round.criteria.flatMap(({ key }) => {
      const score = review.scores[key]
      return score === undefined ? [] : [{ label: labelOf(ctx, round, key), score }]
    }),
    note: openReviewText(ctx.services, 'note', review.note_encrypted),
    feedback: openReviewText(ctx.services, 'feedback', review.feedback_encrypted),
  }))
  const decision = await findDecision(ctx.db, round.number, entryId)
  const written = decision && openText(ctx.services, 'feedback', decision.feedback_encrypted)
  return {
    round: await presentRound(ctx, round),
    entry: await presentRow(ctx, round, row),
    applicationId: row.application_id,
    reviews: shown,
    reason: (decision && openText(ctx.services, 'reason', decision.reason_encrypted)) ?? '',
    feedback:
      written ??
      shown
        .map(({ feedback }) => feedback)
        .filter(Boolean)
        .join('\n\n'),
    ...(await revisionOf(ctx, round, entryId)),
  }
}

/** What waits to change the decision in force, and what can be proposed about it. */
async function revisionOf(ctx: CallContext<StaffMember>, round: RoundRow, entryId: string) {
  const entry = await findEntryIn(ctx.db, round.number, entryId)
  if (!entry)
    return { revision: null, confirmers: [], mayDecideAnew: false, mayDisqualify: false, awardId: null }
  const [pending, may] = [
    await findPending(ctx.db, round, entryId),
    await whatIsRevisable(ctx.db, round, entry),
  ]
  const { accountId } = ctx.actor
  const isOut =
    (await waitsBeside(ctx.db, accountId, round)) ||
    hasMade(await upholdersOf(ctx.db, round.number, entryId), accountId)
  const mayDecideAnew = !isOut && may.decision !== undefined
  const anew = mayDecideAnew ? ({ proposed_by: accountId, outcome: 'eliminate' } as const) : undefined
  const asked = pending ?? anew
  const names = await staffNames(ctx.db, [pending?.proposed_by ?? null])
  return {
    revision: pending
      ? {
          outcome: pending.outcome,
          amount: Number(pending.amount),
          reason: openText(ctx.services, 'revision', pending.reason_encrypted) ?? '',
          feedback: openText(ctx.services, 'revisionFeedback', pending.feedback_encrypted) ?? '',
          proposedBy: names.get(pending.proposed_by) ?? '',
          mayConfirm: !isOut && !hasMade(await barredFrom(ctx.db, entry, pending), accountId),
          mayTakeBack: pending.proposed_by === accountId,
          version: pending.version,
        }
      : null,
    confirmers: asked ? await confirmersOf(ctx.db, round, entry, asked) : [],
    mayDecideAnew,
    mayDisqualify: !isOut && may.disqualify,
    awardId: may.awardId,
  }
}
