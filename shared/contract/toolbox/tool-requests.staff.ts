import { z } from 'zod'
import { requestReaches, toolRequestStates } from '../../rules/toolbox/tool-requests.ts'
import { call } from '../call.ts'
import {
  isoInstant,
  language,
  ownedId,
  pageNumber,
  pageSize,
  personal,
  publicNumber,
  requiredText,
  shownId,
  text,
} from '../content/fields.ts'

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

const seen = { requestId: ownedId, version: z.number().int() }
const moved = z.object({ state: z.enum(toolRequestStates), version: z.number().int() })

export const toolRequestsStaff = {
  /**
   * Requests for tools, by state: open ones oldest first, done ones newest first. Editors and support agents.
   */
  list: call({
    method: 'POST',
    path: 'toolbox/staff/request/list',
    access: 'staff',
    privilege: 'handleToolRequests',
    secured: 'none',
    effect: 'read',
    input: z.object({
      state: z.enum(toolRequestStates).default('received'),
      /** Whether the requester can be reached. */
      reach: z.enum(['yes', 'no']).optional(),
      language: language.optional(),
      page: pageNumber,
      pageSize,
    }),
    output: z.object({
      items: z.array(toolRequest),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
      counts: z.record(z.enum(toolRequestStates), z.number().int()),
    }),
  }),
  /**
   * Sends an answer to the requester's account and contact, in their language, and keeps it. Editors and
   * support agents. Errors: `conflict`, `illegalTransition`, `invalidInput` for `toolId`, `notAvailable`.
   */
  answer: call({
    method: 'POST',
    path: 'toolbox/staff/request/answer',
    access: 'staff',
    privilege: 'handleToolRequests',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...seen, answer: requiredText(300), toolId: publicNumber.optional() }),
    output: moved,
  }),
  /** Closes a request with a note, or reopens it. Editors and support agents. Errors: as for `answer`. */
  move: call({
    method: 'POST',
    path: 'toolbox/staff/request/move',
    access: 'staff',
    privilege: 'handleToolRequests',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...seen, state: z.enum(['received', 'closed']), note: text(500).default('') }),
    output: moved,
  }),
  /**
   * The requester's contact, for a reason that is kept. Editors and support agents with a fresh proof.
   * Errors: `stepUpNeeded`, `notAvailable`.
   */
  contact: call({
    method: 'POST',
    path: 'toolbox/staff/request/contact',
    access: 'staff',
    privilege: 'revealRequesters',
    needsStepUp: true,
    secured: 'traceId',
    effect: 'write',
    isReplayable: false,
    input: z.object({ requestId: ownedId, reason: requiredText(200) }),
    output: z.object({ contact: personal('text') }),
  }),
}
