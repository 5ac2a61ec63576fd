import { nextState, type Place } from '../lifecycle.ts'
import {
  type VerificationAction,
  type VerificationState,
  verificationTransitions,
} from './verification-transitions.ts'
import { type DecisionOutcome, decisionOutcomes } from './verification-verdicts.ts'

/** The action of each outcome. */
export const actionOfOutcome = {
  verified: 'verify',
  returned: 'return',
  refused: 'refuse',
} as const satisfies Record<DecisionOutcome, VerificationAction>

/** The possible decisions in a verification's place. */
export function outcomesIn(place: Place<VerificationState>): DecisionOutcome[] {
  return decisionOutcomes.filter(
    (outcome) => nextState(verificationTransitions, place, actionOfOutcome[outcome]) !== null,
  )
}
