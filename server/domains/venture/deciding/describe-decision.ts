import type { z } from 'zod'
import type { Contract } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { openText } from '../entries/venture-texts.ts'
import { openReviewText } from '../judging/judge-texts.ts'
import { findDecision } from './decisions.queries.ts'
import { getRoundOf, labelOf, presentRound, presentRows } from './describe-deliberation.ts'
import { namesOfJudges } from './judge-names.ts'
import { findDeliberated, listReviewsOf } from './standings.queries.ts'

type Output = z.output<Contract['ventureDecidingStaff']['decision']['output']>

/** One entry of a round with what its judges said and what is proposed. @throws ApiError `notAvailable` */
export async function describeDecision(
  ctx: CallContext<StaffMember>,
  { roundId, entryId }: { roundId: string; entryId: string },
): Promise<Output> {
  const round = await getRoundOf(ctx, roundId)
  const row = await findDeliberated(ctx.db, round.number, entryId)
  if (!row) throw new ApiError('notAvailable')
  const reviews = await listReviewsOf(ctx.db, round.number, entryId)
  const names = await namesOfJudges(
    ctx,
    reviews.map((review) => review.judge_id),
  )
  const [entry] = await presentRows(ctx, [row])
  if (!entry) throw new Error('a row gives an entry')
  const shown = reviews.map((review) => ({
    reviewId: review.id,
    judgeName: names.get(review.judge_id) ?? '',
    scores: Object.entries(review.scores).map(([key, score]) => ({ label: labelOf(ctx, round, key), score })),
    note: openReviewText(ctx.services, 'note', review.note_encrypted),
    feedback: openReviewText(ctx.services, 'feedback', review.feedback_encrypted),
  }))
  const decision = await findDecision(ctx.db, round.number, entryId)
  const written = decision && openText(ctx.services, 'feedback', decision.feedback_encrypted)
  return {
    round: await presentRound(ctx, round),
    entry,
    applicationId: row.application_id,
    reviews: shown,
    reason: (decision && openText(ctx.services, 'reason', decision.reason_encrypted)) ?? '',
    feedback:
      written ??
      shown
        .map(({ feedback }) => feedback)
        .filter(Boolean)
        .join('\n\n'),
  }
}
