import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { CallContext } from '../../context.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { spendLimits } from '../../db/limits.ts'
import { dayAfterWorkingDays, findToday } from '../../db/working-days.queries.ts'
import { staffWithPrivilege } from '../messages/recipients.ts'
import { tellIfNobodyMay } from './bar-concerned.ts'
import { barFrom } from './barred.queries.ts'
import { requireNext, requireOwn } from './feedback.policy.ts'
import { insertMessage, type TicketRow } from './feedback.queries.ts'
import { moveTicket } from './move-ticket.ts'
import { tellHandler } from './tell-handler.ts'

const writesPerHour = 10

/**
 * The sender adds to a ticket. After an answer the matter is open again with a new time to answer, and, where they ask
 * for it, with somebody else: whoever answered may not handle it any more.
 * @throws ApiError `notAvailable`, `illegalTransition`, `tooMany`
 */
export async function writeFeedback(
  ctx: CallContext,
  input: { reference: string; body: string; wantsOther: boolean },
) {
  const ticket = await requireOwn(ctx, input.reference, 'write')
  const state = requireNext(ticket, 'write', 'sender')
  const key = `feedbackWrite:${ticket.id}`
  await spendLimits(ctx.services.limits, [{ key, most: writesPerHour, windowSeconds: 3600 }])
  const accountId = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  await insertMessage(ctx.db, {
    ticket_id: ticket.id,
    side: 'sender',
    account_id: accountId,
    body_encrypted: ctx.services.cipher.encrypt(input.body, 'feedback_messages.body'),
  })
  const isReopened = ticket.state === 'answered'
  const isHandedOn = isReopened && input.wantsOther && ticket.assigned_to !== null
  if (isHandedOn && ticket.assigned_to) await barFrom(ctx.db, ticket.id, [ticket.assigned_to], 'answered')
  const due = isReopened
    ? await dayAfterWorkingDays(ctx.db, feedbackTerms.replyWorkingDays[ticket.kind])
    : ticket.due_on
  const moved = await moveTicket(ctx, ticket, {
    action: 'write',
    side: 'sender',
    set: {
      state,
      due_on: due,
      answered_at: null,
      promised_on: null,
      ...(isReopened && { clock_from: await findToday(ctx.db) }),
      ...(isReopened && { assigned_to: isHandedOn ? null : await whoGoesOn(ctx, ticket) }),
    },
  })
  await tellHandler(ctx, moved, 'feedback_written_staff')
  if (isHandedOn) await tellIfNobodyMay(ctx, moved)
  return { state }
}

/** Who answered goes on with it, unless they may handle none any more. */
async function whoGoesOn({ db }: CallContext, { assigned_to: holder }: TicketRow): Promise<string | null> {
  return holder && (await staffWithPrivilege(db, 'handleFeedback')).includes(holder) ? holder : null
}

/** The sender takes a ticket back before an answer, or settles it after one. */
export async function endFeedback(ctx: CallContext, { reference }: { reference: string }) {
  const ticket = await requireOwn(ctx, reference, 'end')
  const action = ticket.state === 'answered' ? 'close' : 'withdraw'
  const state = requireNext(ticket, action, 'sender')
  const set = { state, due_on: null, closed_at: databaseClock }
  await moveTicket(ctx, ticket, { action, side: 'sender', set })
  return { state }
}
