import type { Contract } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ToolRequest } from '../../../../shared/contract/toolbox/tool-requests.staff.ts'
import type { RequestReach } from '../../../../shared/rules/toolbox/tool-requests.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { openSealed, sealText } from '../../../db/keys/sealed-texts.ts'
import { recordLook } from '../../audit/data-views.ts'
import { requireHandled } from '../../handled-request.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { move, requireStep } from '../../move.ts'
import { peopleById } from '../../sign-in/account/people.ts'
import { toolNames } from '../offered-tool.ts'
import { cardsOf } from '../tool-cards.ts'
import { requestContact } from './request-contact.ts'
import { findRequest, type RequestRow } from './staff-requests.queries.ts'
import { tellRequester } from './tell-requester.ts'
import { toolRequestLifecycle } from './tool-request-lifecycle.ts'

type Ctx = CallContext<StaffMember>

export const toolRequestsStaffHandlers: HandlersOf<Contract['toolRequestsStaff']> = {
  detail: reviewRequest,
  answer: answerRequest,
  move: moveRequest,
  contact: revealContact,
}

/** A request for a tool, without the contact. Every view is audited. @throws ApiError `notAvailable` */
async function reviewRequest(ctx: Ctx, { requestId }: { requestId: string }): Promise<ToolRequest> {
  const row = await findRequest(ctx.db, requestId)
  if (!row) throw new ApiError('notAvailable')
  ctx.audit({ kind: 'toolRequest.view', subjectKind: 'toolRequest', subjectId: row.id, teamId: row.team_id })
  const open = (name: 'need' | 'tool_name' | 'keywords' | 'answer' | 'note') =>
    openSealed(ctx.services.cipher, 'tool_requests', name, row) ?? ''
  const tool = row.answer_tool
  const people = await peopleById(ctx, [row.changed_by])
  return {
    requestId: row.id,
    reference: row.reference,
    state: row.state,
    version: row.version,
    need: open('need'),
    toolName: open('tool_name'),
    keywords: open('keywords'),
    language: row.language,
    receivedAt: row.created_at.toISOString(),
    reach: reachOf(ctx, row),
    answer: open('answer'),
    answerTool: tool === null ? null : { toolId: String(tool), name: await nameOf(ctx, tool) },
    note: open('note'),
    changedAt: row.changed_at?.toISOString() ?? null,
    changedBy: people.get(row.changed_by ?? '')?.staffName ?? null,
  }
}

async function nameOf({ db, locale }: Ctx, tool: number): Promise<string> {
  return (await toolNames(db, [tool])).get(tool)?.[locale] ?? String(tool)
}

function reachOf({ services }: Ctx, row: RequestRow): RequestReach[] {
  const reach: RequestReach[] = row.account_id ? ['account'] : []
  if (row.contact_encrypted) reach.push(requestContact(services, row.contact_encrypted)?.channel ?? 'other')
  return reach
}

type Seen = { requestId: string; version: number }

async function requestToMove(ctx: Ctx, { requestId, version }: Seen) {
  return requireHandled(ctx, await findRequest(ctx.db, requestId, 'locked'), version)
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
  const sentTo = await tellRequester(ctx, row, { answer: input.answer, tool })
  const { version } = await move(ctx, toolRequestLifecycle, row, {
    ...step,
    set: { answer_encrypted: answer, answer_tool: tool, changed_by: step.accountId },
    facts: { tool, sentTo },
  })
  return { state: step.action, version, isSent: sentTo.length > 0 }
}

type MoveInput = Seen & { state: 'received' | 'closed'; note?: string | undefined }

/** Closes a request with a note for colleagues, or reopens it; without a note the earlier one stays. */
async function moveRequest(ctx: Ctx, input: MoveInput) {
  const { accountId } = ctx.actor
  const sealed = sealText(ctx.services.cipher, 'tool_requests', 'note', input.note)
  const note = input.note === undefined ? {} : { note: null, note_encrypted: sealed }
  const { state, version } = await move(ctx, toolRequestLifecycle, await requestToMove(ctx, input), {
    action: input.state,
    accountId,
    set: { ...note, changed_by: accountId },
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
