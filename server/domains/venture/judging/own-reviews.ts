import type { CallContext } from '../../../context.ts'
import { judgedCode } from '../rounds/judged-code.ts'
import { listReviewsOf } from './reviews.queries.ts'

/** A judge's reviews with what their entries are called for them; of each round the samples first, then by that code. */
export async function listOwnReviews(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  judgeIds: readonly string[],
) {
  const reviews = (await listReviewsOf(db, judgeIds)).map((review) => ({
    ...review,
    code: judgedCode(services, review.round_number, review.entry_id),
  }))
  return reviews.sort(
    (one, other) =>
      other.round_number - one.round_number ||
      Number(other.is_sample) - Number(one.is_sample) ||
      (one.code < other.code ? -1 : 1),
  )
}
