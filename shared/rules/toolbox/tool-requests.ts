import type { Place, Steps } from '../lifecycle.ts'

/** The state of a request for a tool. */
export const toolRequestStates = ['received', 'answered', 'closed'] as const
export type ToolRequestState = (typeof toolRequestStates)[number]

/** How an answer reaches the requester: the portal, their contact, or one that no program can read. */
export const requestReaches = ['account', 'mail', 'sms', 'other'] as const
export type RequestReach = (typeof requestReaches)[number]

/** Each step is named after its target state. A second answer to a request would be sent twice. */
export const toolRequestTransitions = {
  answered: { from: [], when: { unanswered: ['received'] }, to: 'answered', by: 'staff', undoes: [] },
  closed: { from: ['received', 'answered'], to: 'closed', by: 'staff', undoes: [] },
  received: { from: ['closed'], to: 'received', by: 'staff', undoes: ['closed'] },
} as const satisfies Steps<ToolRequestState, 'staff'>

export function toolRequestPlace(state: ToolRequestState, hasAnswer: boolean): Place<ToolRequestState> {
  return hasAnswer ? { state } : { state, is: 'unanswered' }
}
