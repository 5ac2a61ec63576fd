/** How far the answer to a request for a tool has come. */
export const toolRequestStates = ['received', 'answered', 'closed'] as const
export type ToolRequestState = (typeof toolRequestStates)[number]

/** How an answer reaches who asked: in the portal, by what they left, or by what no program can read. */
export const requestReaches = ['account', 'mail', 'sms', 'other'] as const
export type RequestReach = (typeof requestReaches)[number]

const transitions: Record<ToolRequestState, readonly ToolRequestState[]> = {
  received: ['answered', 'closed'],
  answered: ['closed'],
  closed: ['received'],
}

/** What staff have decided: to leave such a state takes it back, which whoever decided does not do. */
export const decidedRequestStates: readonly ToolRequestState[] = ['closed']

/** Where a request can go from a state. One that was answered is not answered again: it would be sent twice. */
export function nextRequestStates(state: ToolRequestState, hasAnswer: boolean): readonly ToolRequestState[] {
  return transitions[state].filter((next) => !(hasAnswer && next === 'answered'))
}
