export { words as filterWords } from '#words/venture_decision_filter'
export { words as outcomeWords } from '#words/venture_outcome'

import type { Outcome } from '../../../../../shared/rules/venture/outcomes.ts'
import type { Tone } from '../../../../ui/status-tag.tsx'

export const outcomeTones: Record<Outcome, Tone> = {
  advance: 'green',
  waitlist: 'amber',
  eliminate: 'plain',
}

/** A score from 0 to 100 with one decimal. */
export const scoreText = (score: number) => score.toFixed(1)
