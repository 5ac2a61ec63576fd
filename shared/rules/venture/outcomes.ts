import type { EntryAction } from './entry-transitions.ts'

/** What is decided about an entry of a round. */
export const outcomes = ['advance', 'waitlist', 'eliminate'] as const
export type Outcome = (typeof outcomes)[number]

/** What a decision in force is changed to. */
export const revised = [...outcomes, 'disqualify'] as const
export type Revised = (typeof revised)[number]

/** The step of the entry when the round is published: the last round selects. */
export function stepOfOutcome(outcome: Outcome, isLastRound: boolean): EntryAction {
  return outcome === 'advance' && isLastRound ? 'select' : outcome
}

/** What a list of a deliberated round is narrowed to. */
export const decisionFilters = ['all', 'undecided', 'proposed', ...outcomes] as const
export type DecisionFilter = (typeof decisionFilters)[number]

export const decisionLimits = { reason: 2_000, feedback: 4_000 } as const
