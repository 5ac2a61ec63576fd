import { nextState, type Place } from '../lifecycle.ts'
import {
  type VerificationAction,
  type VerificationState,
  verificationTransitions,
} from './verification-transitions.ts'
import { type DecisionOutcome, decisionOutcomes } from './verification-verdicts.ts'

/** What each outcome does with a verification. */
export const actionOfOutcome = {
  verified: 'verify',
  returned: 'return',
  refused: 'refuse',
} as const satisfies Record<DecisionOutcome, VerificationAction>

/** What can be decided about a verification where it stands. */
export function outcomesIn(place: Place<VerificationState>): DecisionOutcome[] {
  return decisionOutcomes.filter(
    (outcome) => nextState(verificationTransitions, place, actionOfOutcome[outcome]) !== null,
  )
}
