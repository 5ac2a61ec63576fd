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
  /** What was searched before. */
  keywords: z.string(),
  /** In which it was written, and in which the answer is sent. */
  language,
  receivedAt: isoInstant,
  /** How an answer comes to who asked; nothing where they left nothing. */
  reach: z.array(z.enum(requestReaches)),
  /** What was sent, empty before. */
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
   * What was looked for and asked for: of a state, the oldest first, what is done the newest first. Editors and support
   * agents.
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
      /** Whether who asked can be reached. */
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
   * Sends an answer to the account and to the contact of who asked, in their language, and keeps it. Editors and support
   * agents. Errors: `conflict`, `illegalTransition`, `invalidInput` for `toolId`, `notAvailable`.
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
  /** Closes a request with a note, or opens a closed one again. Editors and support agents. Errors: as `answer`. */
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
   * How to reach who asked, for a reason that is kept. Editors and support agents with a fresh proof. Errors:
   * `stepUpNeeded`, `notAvailable`.
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
