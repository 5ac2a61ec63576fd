import type { ReviewRow } from './reviews.queries.ts'

type Round = { sees_others: 'never' | 'afterOwn' }

/** What others have sent, as the judge of a review may read it; null where the round does not show it, or not yet. */
export function readableOf(round: Round, own: ReviewRow, others: readonly ReviewRow[]): ReviewRow[] | null {
  return round.sees_others === 'afterOwn' && isSent(own) ? others.filter(isSent) : null
}

/**
 * Whether a review that was sent is kept as it is, because its judge could read another one since; a conflict that the
 * other judge stated later does not change that.
 */
export function isKept(round: Round, others: readonly ReviewRow[]): boolean {
  const wasSent = (one: ReviewRow) => isSent(one) || (one.state === 'conflict' && one.submitted_at !== null)
  return round.sees_others === 'afterOwn' && others.some(wasSent)
}

const isSent = ({ state }: ReviewRow) => state === 'submitted' || state === 'locked'
