import type { Contract } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { ToolRequest } from '../../../shared/contract/tool-requests.staff.ts'
import { reasonOnRecord } from '../../../shared/lib/masking.ts'
import { nextState, undoneBy } from '../../../shared/rules/lifecycle.ts'
import {
  type RequestReach,
  type ToolRequestState,
  toolRequestPlace,
  toolRequestStates,
  toolRequestTransitions,
} from '../../../shared/rules/tool-requests.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { openSealed, sealText } from '../../db/sealed-texts.ts'
import { recordDataViews } from '../audit/data-views.ts'
import type { HandlersOf } from '../handler-types.ts'
import { requireSecondPerson } from '../second-person.ts'
import { toolNames } from './offered-tool.ts'
import { requestContact } from './request-contact.ts'
import {
  countRequestRows,
  countRequestStates,
  findRequest,
  listRequestRows,
  type RequestFilter,
  type RequestRow,
  updateRequest,
} from './staff-requests.queries.ts'
import { tellRequester } from './tell-requester.ts'
import { cardsOf } from './tool-cards.ts'

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

/** @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `secondPersonNeeded` */
async function requestToMove(ctx: Ctx, { requestId, version }: Seen, state: ToolRequestState) {
  const row = await findRequest(ctx.db, requestId)
  if (!row) throw new ApiError('notAvailable')
  if (row.version !== version) throw new ApiError('conflict')
  const isAnswered = openSealed(ctx.services.cipher, 'tool_requests', 'answer', row) !== null
  const place = toolRequestPlace(row.state, isAnswered)
  if (!nextState(toolRequestTransitions, place, state)) throw new ApiError('illegalTransition')
  if (undoneBy(toolRequestTransitions, state).includes(row.state))
    requireSecondPerson([row.changed_by], ctx.actor.accountId)
  return row
}

/** Sends an answer once, to the account and to the contact, and keeps what was sent. */
async function answerRequest(ctx: Ctx, input: Seen & { answer: string; toolId?: string | undefined }) {
  const row = await requestToMove(ctx, input, 'answered')
  const tool = input.toolId ? Number(input.toolId) : null
  if (tool !== null && !(await cardsOf(ctx, [tool])).has(String(tool))) {
    throw new ApiError('invalidInput', { fields: { toolId: { reason: 'notAnOption' } } })
  }
  const { accountId } = ctx.actor
  const answer_encrypted = sealText(ctx.services.cipher, 'tool_requests', 'answer', input.answer)
  const change = { state: 'answered', answer_encrypted, answer_tool: tool, accountId } as const
  const version = await updateRequest(ctx.db, row.id, change)
  const sentTo = await tellRequester(ctx, row, { answer: input.answer, tool })
  ctx.audit({
    kind: 'toolRequest.answered',
    subjectKind: 'toolRequest',
    subjectId: row.id,
    teamId: row.team_id,
    before: { state: row.state },
    after: { state: 'answered', tool, sentTo },
  })
  return { state: 'answered' as const, version }
}

/** Closes a request with a note for colleagues, or opens it again. */
async function moveRequest(ctx: Ctx, input: Seen & { state: 'received' | 'closed'; note: string }) {
  const row = await requestToMove(ctx, input, input.state)
  const { accountId } = ctx.actor
  const { state, note } = input
  const note_encrypted = sealText(ctx.services.cipher, 'tool_requests', 'note', note)
  const version = await updateRequest(ctx.db, row.id, { state, note: null, note_encrypted, accountId })
  ctx.audit({
    kind: 'toolRequest.moved',
    subjectKind: 'toolRequest',
    subjectId: row.id,
    teamId: row.team_id,
    before: { state: row.state },
    after: { state },
  })
  return { state, version }
}

/** How to reach who asked, for a reason that the audit keeps. @throws ApiError `stepUpNeeded`, `notAvailable` */
async function revealContact(ctx: Ctx, { requestId, reason }: { requestId: string; reason: string }) {
  const row = await findRequest(ctx.db, requestId)
  if (!row?.contact_encrypted) throw new ApiError('notAvailable')
  const contact = ctx.services.cipher.decrypt(row.contact_encrypted, 'tool_requests.contact')
  ctx.audit({
    kind: 'toolRequest.revealed',
    subjectKind: 'toolRequest',
    subjectId: row.id,
    teamId: row.team_id,
    after: { reason: reasonOnRecord(reason) },
  })
  await recordDataViews(ctx, {
    what: 'toolRequest',
    subject: { id: row.id, reference: row.reference },
    reason,
    of: { accountId: row.account_id, phones: [contact] },
  })
  return { contact }
}
