import { nextState } from '../lifecycle.ts'
import { type ApplicationState, applicationTransitions } from './application-transitions.ts'

/** How a team has a blocking application ended: it withdraws it, or asks the reviewers to end it. */
export const applicationEndings = ['withdraw', 'ask'] as const
export type ApplicationEnding = (typeof applicationEndings)[number]

export function endingOf(state: ApplicationState): ApplicationEnding {
  return nextState(applicationTransitions, { state }, 'withdraw') ? 'withdraw' : 'ask'
}
