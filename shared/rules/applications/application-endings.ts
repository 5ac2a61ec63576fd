import { nextState } from '../lifecycle.ts'
import { type ApplicationState, applicationTransitions } from './application-transitions.ts'

/** How a team has an application ended that somebody has to follow: it takes it back, or asks the reviewers to. */
export const applicationEndings = ['withdraw', 'ask'] as const
export type ApplicationEnding = (typeof applicationEndings)[number]

export function endingOf(state: ApplicationState): ApplicationEnding {
  return nextState(applicationTransitions, { state }, 'withdraw') ? 'withdraw' : 'ask'
}
