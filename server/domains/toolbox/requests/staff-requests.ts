import type { Contract } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ToolRequest } from '../../../../shared/contract/toolbox/tool-requests.staff.ts'
import {
  type RequestReach,
  type ToolRequestState,
  toolRequestStates,
} from '../../../../shared/rules/toolbox/tool-requests.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { openSealed, sealText } from '../../../db/keys/sealed-texts.ts'
import { recordLook } from '../../audit/data-views.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { move, requireStep } from '../../move.ts'
import { toolNames } from '../offered-tool.ts'
import { cardsOf } from '../tool-cards.ts'
import { requestContact } from './request-contact.ts'
import {
  countRequestRows,
  countRequestStates,
  findRequest,
  listRequestRows,
  type RequestFilter,
  type RequestRow,
} from './staff-requests.queries.ts'
import { tellRequester } from './tell-requester.ts'
import { toolRequestLifecycle } from './tool-request-lifecycle.ts'

type Ctx = CallContext<StaffMember>

export const toolRequestsStaffHandlers: HandlersOf<Contract['toolRequestsStaff']> = {
  list: listRequests,
  answer: answerRequest,
  move: moveRequest,
  contact: revealContact,
}

async function listRequests(ctx: Ctx, input: RequestFilter & { page: number; pageSize: number }) {
  const { page, pageSize, state, reach, language } = input
  const filter = { state, reach, language }
  const [rows, total, found] = await Promise.all([
    listRequestRows(ctx.db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    countRequestRows(ctx.db, filter),
    countRequestStates(ctx.db),
  ])
  const counts = Object.fromEntries(toolRequestStates.map((one) => [one, found.get(one) ?? 0]))
  return {
    items: await presentRequests(ctx, rows),
    total,
    page,
    pageSize,
    counts: counts as Record<ToolRequestState, number>,
  }
}

async function presentRequests(ctx: Ctx, rows: RequestRow[]): Promise<ToolRequest[]> {
  const names = await toolNames(
    ctx.db,
    rows.flatMap(({ answer_tool }) => answer_tool ?? []),
  )
  const nameTool = (number: number) => ({
    toolId: String(number),
    name: names.get(number)?.[ctx.locale] ?? String(number),
  })
  const { cipher } = ctx.services
  return rows.map((row) => ({
    requestId: row.id,
    reference: row.reference,
    state: row.state,
    version: row.version,
    need: openSealed(cipher, 'tool_requests', 'need', row) ?? '',
    toolName: openSealed(cipher, 'tool_requests', 'tool_name', row) ?? '',
    keywords: openSealed(cipher, 'tool_requests', 'keywords', row) ?? '',
    language: row.language,
    receivedAt: row.created_at.toISOString(),
    reach: reachOf(ctx, row),
    answer: openSealed(cipher, 'tool_requests', 'answer', row) ?? '',
    answerTool: row.answer_tool === null ? null : nameTool(row.answer_tool),
    note: openSealed(cipher, 'tool_requests', 'note', row) ?? '',
    changedAt: row.changed_at?.toISOString() ?? null,
    changedBy: row.display_name,
  }))
}

function reachOf({ services }: Ctx, row: RequestRow): RequestReach[] {
  const reach: RequestReach[] = row.account_id ? ['account'] : []
  if (row.contact_encrypted) reach.push(requestContact(services, row.contact_encrypted)?.channel ?? 'other')
  return reach
}

type Seen = { requestId: string; version: number }

/** @throws ApiError `notAvailable`, `conflict` */
async function requestToMove(ctx: Ctx, { requestId, version }: Seen) {
  const row = await findRequest(ctx.db, requestId)
  if (!row) throw new ApiError('notAvailable')
  if (row.version !== version) throw new ApiError('conflict')
  return row
}

/** Sends an answer once, to the account and the contact, and keeps it. */
async function answerRequest(ctx: Ctx, input: Seen & { answer: string; toolId?: string | undefined }) {
  const row = await requestToMove(ctx, input)
  const step = { action: 'answered', accountId: ctx.actor.accountId } as const
  await requireStep(ctx, toolRequestLifecycle, row, step)
  const tool = input.toolId ? Number(input.toolId) : null
  if (tool !== null && !(await cardsOf(ctx, [tool])).has(String(tool))) {
    throw new ApiError('invalidInput', { fields: { toolId: { reason: 'notAnOption' } } })
  }
  const answer = sealText(ctx.services.cipher, 'tool_requests', 'answer', input.answer)
  const { version } = await move(ctx, toolRequestLifecycle, row, {
    ...step,
    set: { answer_encrypted: answer, answer_tool: tool, changed_by: step.accountId },
    facts: { tool, sentTo: await tellRequester(ctx, row, { answer: input.answer, tool }) },
  })
  return { state: step.action, version }
}

/** Closes a request with a note for colleagues, or reopens it. */
async function moveRequest(ctx: Ctx, input: Seen & { state: 'received' | 'closed'; note: string }) {
  const { accountId } = ctx.actor
  const note = sealText(ctx.services.cipher, 'tool_requests', 'note', input.note)
  const { state, version } = await move(ctx, toolRequestLifecycle, await requestToMove(ctx, input), {
    action: input.state,
    accountId,
    set: { note: null, note_encrypted: note, changed_by: accountId },
  })
  return { state, version }
}

/** A requester's contact, for an audited reason. @throws ApiError `stepUpNeeded`, `notAvailable` */
async function revealContact(ctx: Ctx, { requestId, reason }: { requestId: string; reason: string }) {
  const row = await findRequest(ctx.db, requestId)
  if (!row?.contact_encrypted) throw new ApiError('notAvailable')
  const contact = ctx.services.cipher.decrypt(row.contact_encrypted, 'tool_requests.contact')
  await recordLook(ctx, {
    audited: { kind: 'toolRequest.revealed', subjectKind: 'toolRequest', teamId: row.team_id },
    what: 'toolRequest',
    subject: { id: row.id, reference: row.reference },
    reason,
    of: { accountIds: [row.account_id], phones: [contact] },
  })
  return { contact }
}
