import {
  nextVerificationState,
  type VerificationAction,
  type VerificationPlace,
} from './verification-transitions.ts'
import { type DecisionOutcome, decisionOutcomes } from './verification-verdicts.ts'

/** What each outcome does with a verification. */
export const actionOfOutcome = {
  verified: 'verify',
  returned: 'return',
  refused: 'refuse',
} as const satisfies Record<DecisionOutcome, VerificationAction>

/** What can be decided about a verification where it stands. */
export function outcomesIn(place: VerificationPlace): DecisionOutcome[] {
  return decisionOutcomes.filter((outcome) => nextVerificationState(place, actionOfOutcome[outcome]) !== null)
}
