import type { Steps } from '../lifecycle.ts'

/** Every state of a review: what one judge says of one entry in a round. */
export const reviewStates = ['assigned', 'declined', 'conflict', 'draft', 'submitted', 'locked'] as const
export type ReviewState = (typeof reviewStates)[number]

/**
 * A judge writes a review, sends it, and can take it up again while the round is being judged; a conflict of interest
 * ends it whenever it is noticed. Once the round goes on, what was sent stays as it is.
 */
export const reviewTransitions = {
  begin: { from: ['assigned'], to: 'draft', by: 'judge' },
  submit: { from: ['assigned', 'draft'], to: 'submitted', by: 'judge' },
  reopen: { from: ['submitted'], to: 'draft', by: 'judge' },
  decline: { from: ['assigned', 'draft'], to: 'declined', by: 'judge' },
  stateConflict: { from: ['assigned', 'draft', 'submitted'], to: 'conflict', by: 'judge' },
  /** Staff take an entry from a judge who has begun, or give it back to one who does not have it. */
  takeAway: { from: ['draft'], to: 'declined', by: 'staff', undoes: [] },
  giveBack: { from: ['declined'], to: 'assigned', by: 'staff', undoes: [] },
  /** Its entry is withdrawn, turned away or disqualified. */
  end: { from: ['assigned', 'draft'], to: 'declined', by: 'portal' },
  lock: { from: ['submitted'], to: 'locked', by: 'portal' },
} as const satisfies Steps<ReviewState, 'judge' | 'staff' | 'portal'>

/** States in which a review counts as one of its entry's. */
export const heldStates = ['assigned', 'draft', 'submitted', 'locked'] as const satisfies ReviewState[]
