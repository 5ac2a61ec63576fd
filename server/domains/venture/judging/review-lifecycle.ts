import { reviewTransitions } from '../../../../shared/rules/venture/review-transitions.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Lifecycle } from '../../move.ts'
import { moveByClock } from '../../move.ts'
import { listOfEntry, listSent, type ReviewRow } from './reviews.queries.ts'

export const reviewLifecycle: Lifecycle<ReviewRow, typeof reviewTransitions, ColumnsOf<'venture_reviews'>> = {
  table: reviewTransitions,
  subject: 'ventureReview',
  kept: ({ state, entry_id: entry, round_number: round }) => ({ state, entry, round }),
  teamId: () => null,
  makers: () => [],
  change: (db, review, state, set) => changeSeen(db, 'venture_reviews', review, { ...set, state }),
}

/** Once a round is no longer judged: what was sent stays as it is. To be called in the step that ends the judging. */
export async function lockReviews(ctx: OwnContext, round: number): Promise<void> {
  for (const review of await listSent(ctx.db, round))
    await moveByClock(ctx, reviewLifecycle, review, { action: 'lock' })
}

/** Once an entry is judged by nobody any more: reviews that are not sent end, and what was sent stays as it is. */
export async function endReviewsOf(ctx: OwnContext, entryId: string): Promise<void> {
  for (const review of await listOfEntry(ctx.db, entryId))
    await moveByClock(ctx, reviewLifecycle, review, {
      action: review.state === 'submitted' ? 'lock' : 'end',
    })
}
