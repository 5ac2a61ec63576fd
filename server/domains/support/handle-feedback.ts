import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import {
  type FeedbackKind,
  type FeedbackTopic,
  feedbackTerms,
  type ObjectionResult,
} from '../../../shared/rules/feedback.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'
import { move } from '../move.ts'
import { isBarred, listConcerned, listStaff, setConcerned } from './barred.queries.ts'
import { requireHandled } from './feedback.policy.ts'
import { insertMessage, type TicketRow } from './feedback.queries.ts'
import { closedNow, feedbackLifecycle } from './feedback-lifecycle.ts'
import { resultColumns, showAnew } from './objections.ts'

type Ctx = CallContext<StaffMember>
type Seen = { ticketId: string; version: number }
type Triage = Seen & { kind: FeedbackKind; topic: FeedbackTopic; concerned: OwnedId[] }

/**
 * Corrects a ticket's kind and topic, with its kind's deadline from the day it came, and names whom it is
 * about: they can no longer read or handle it. It is assigned to the sorter, unless it is about them.
 */
export async function triageFeedback(ctx: Ctx, input: Triage) {
  const ticket = await requireHandled(ctx, input)
  const { accountId } = ctx.actor
  const moved = await move(ctx, feedbackLifecycle, ticket, {
    action: 'triage',
    accountId,
    set: async () => {
      await nameConcerned(ctx, ticket.id, input.concerned)
      const holder = ticket.assigned_to ?? accountId
      return {
        ...(await sorted(ctx, ticket, input)),
        assigned_to: (await isBarred(ctx.db, ticket.id, holder)) ? null : holder,
      }
    },
  })
  return changed(moved)
}

/** Kind, topic and deadline; what an objection is about and its deadline stay. @throws ApiError `invalidInput` */
async function sorted(ctx: Ctx, ticket: TicketRow, { kind, topic }: Triage) {
  if (ticket.topic === 'objection') return {}
  if (topic === 'objection')
    throw new ApiError('invalidInput', { fields: { topic: { reason: 'notAnOption' } } })
  return {
    kind,
    topic,
    due_on: ticket.kind === kind ? ticket.due_on : await dueFromStart(ctx, ticket, kind),
  }
}

/** Sets the people a ticket is about, and audits who was barred or admitted by that. */
async function nameConcerned(ctx: Ctx, ticketId: string, chosen: OwnedId[]): Promise<void> {
  const among = (await listStaff(ctx.db)).map((row) => row.account_id)
  if (chosen.some((id) => !among.includes(id))) throw new ApiError('notAvailable')
  const before = await listConcerned(ctx.db, ticketId)
  await setConcerned(ctx.db, ticketId, { chosen, among })
  const after = await listConcerned(ctx.db, ticketId)
  if (before.join() === after.join()) return
  const subject = { subjectKind: 'feedback', subjectId: ticketId }
  ctx.audit({
    kind: 'feedback.concerned',
    ...subject,
    before: { accountIds: before },
    after: { accountIds: after },
  })
}

/** The deadline of a kind counts from the day the ticket came or was reopened, even after a correction. */
function dueFromStart(ctx: Ctx, ticket: TicketRow, kind: FeedbackKind): Promise<string> {
  const from = ticket.clock_from ?? shanghaiDay(ticket.received_at)
  return dayAfterWorkingDays(ctx.db, feedbackTerms.replyWorkingDays[kind], from)
}

type Answer = Seen & { body: string; result?: ObjectionResult | undefined; resultReason: string }

/**
 * Answers a ticket and tells its sender; what was found about an objection becomes public with it.
 * @throws ApiError `ownInterest`, `illegalTransition`, `conflict`, `invalidInput` at the result
 */
export async function answerFeedback(ctx: Ctx, input: Answer) {
  const ticket = await requireHandled(ctx, input)
  const { accountId } = ctx.actor
  const moved = await move(ctx, feedbackLifecycle, ticket, {
    action: 'answer',
    accountId,
    set: async () => ({
      answered_at: databaseClock,
      promised_on: ticket.due_on,
      assigned_to: accountId,
      ...(await resultColumns(ctx, ticket, input)),
    }),
    ...(input.result && { facts: { result: input.result } }),
  })
  if (input.result) await showAnew(ctx, ticket)
  await insertMessage(ctx.db, {
    ticket_id: ticket.id,
    side: 'staff',
    account_id: accountId,
    body_encrypted: ctx.services.cipher.encrypt(input.body, 'feedback_messages.body'),
  })
  return changed(moved)
}

/** Closes a ticket that was answered. */
export async function closeFeedback(ctx: Ctx, input: Seen) {
  const ticket = await requireHandled(ctx, input)
  const step = { action: 'close', side: 'staff', accountId: ctx.actor.accountId, set: closedNow } as const
  return changed(await move(ctx, feedbackLifecycle, ticket, step))
}

function changed({ id, state, version }: TicketRow) {
  return { ticketId: id, state, version }
}
