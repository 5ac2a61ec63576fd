import type { Place, Steps } from '../lifecycle.ts'

/** How far the answer to a request for a tool has come. */
export const toolRequestStates = ['received', 'answered', 'closed'] as const
export type ToolRequestState = (typeof toolRequestStates)[number]

/** How an answer reaches who asked: in the portal, by what they left, or by what no program can read. */
export const requestReaches = ['account', 'mail', 'sms', 'other'] as const
export type RequestReach = (typeof requestReaches)[number]

/** Each step bears the name of the state that staff choose. What was answered is not answered again: it would be sent twice. */
export const toolRequestTransitions = {
  answered: { from: [], when: { unanswered: ['received'] }, to: 'answered', by: 'staff', undoes: [] },
  closed: { from: ['received', 'answered'], to: 'closed', by: 'staff', undoes: [] },
  received: { from: ['closed'], to: 'received', by: 'staff', undoes: ['closed'] },
} as const satisfies Steps<ToolRequestState, 'staff'>

export function toolRequestPlace(state: ToolRequestState, hasAnswer: boolean): Place<ToolRequestState> {
  return hasAnswer ? { state } : { state, is: 'unanswered' }
}
