import { z } from 'zod'
import { requestReaches, toolRequestStates } from '../../rules/toolbox/tool-requests.ts'
import { staffCall } from '../call.ts'
import {
  isoInstant,
  language,
  ownedId,
  personal,
  publicNumber,
  requiredText,
  shownId,
  text,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'

const toolRequest = z.object({
  requestId: shownId,
  reference: z.string(),
  state: z.enum(toolRequestStates),
  version: z.number().int(),
  need: z.string(),
  toolName: z.string(),
  /** The search that preceded it. */
  keywords: z.string(),
  /** The language of the request, and of the answer. */
  language,
  receivedAt: isoInstant,
  /** The ways to reach the requester; empty where they left none. */
  reach: z.array(z.enum(requestReaches)),
  /** The sent answer; empty before. */
  answer: z.string(),
  answerTool: z.object({ toolId: publicNumber, name: z.string() }).nullable(),
  note: z.string(),
  changedAt: isoInstant.nullable(),
  changedBy: z.string().nullable(),
})
export type ToolRequest = z.output<typeof toolRequest>

const seen = { requestId: ownedId, version: wholeNumber(1) }
const moved = z.object({ state: z.enum(toolRequestStates), version: z.number().int() })

export const toolRequestsStaff = {
  /** A request for a tool; `staff.queue` lists them. Every view is audited. Error: `notAvailable`. */
  detail: staffCall({
    path: 'toolbox/staff/request/detail',
    privilege: 'handleToolRequests',
    effect: 'write',
    input: z.object({ requestId: ownedId }),
    output: toolRequest,
  }),
  /**
   * Sends an answer to the requester's account and contact, in their language, and keeps it. Editors and
   * support agents. Errors: `conflict`, `illegalTransition`, `invalidInput` for `toolId`, `notAvailable`,
   * `ownInterest`.
   */
  answer: staffCall({
    path: 'toolbox/staff/request/answer',
    privilege: 'handleToolRequests',
    effect: 'write',
    input: z.object({ ...seen, answer: requiredText(300), toolId: publicNumber.optional() }),
    /** Whether the answer goes out; else it is kept for the record. */
    output: moved.extend({ isSent: z.boolean() }),
  }),
  /**
   * Closes a request with a note, or reopens it; without one the earlier note stays. Editors and support agents. Errors: as for `answer`,
   * `secondPersonNeeded`.
   */
  move: staffCall({
    path: 'toolbox/staff/request/move',
    privilege: 'handleToolRequests',
    effect: 'write',
    input: z.object({ ...seen, state: z.enum(['received', 'closed']), note: text(500).optional() }),
    output: moved,
  }),
  /**
   * The requester's contact, for a reason that is kept. Editors and support agents with a fresh proof.
   * Errors: `stepUpNeeded`, `notAvailable`.
   */
  contact: staffCall({
    path: 'toolbox/staff/request/contact',
    privilege: 'revealRequesters',
    needsStepUp: true,
    secured: 'traceId',
    effect: 'write',
    isReplayable: false,
    input: z.object({ requestId: ownedId, reason: requiredText(200) }),
    output: z.object({ contact: personal('text') }),
  }),
}
