import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { CallContext } from '../../context.ts'
import { spendLimits } from '../../db/limits.ts'
import { dayAfterWorkingDays, findToday } from '../../db/working-days.queries.ts'
import { staffWithPrivilege } from '../messages/recipients.ts'
import { move } from '../move.ts'
import { tellIfNobodyMay } from './bar-concerned.ts'
import { barFrom } from './barred.queries.ts'
import { requireOwn } from './feedback.policy.ts'
import { insertMessage, type TicketRow } from './feedback.queries.ts'
import { closedNow, feedbackLifecycle } from './feedback-lifecycle.ts'

const writesPerHour = 10

/**
 * The sender adds to a ticket. After an answer it is reopened with a new deadline, and, if they ask for it,
 * another handler: the one who answered may no longer handle it.
 * @throws ApiError `notAvailable`, `illegalTransition`, `tooMany`
 */
export async function writeFeedback(
  ctx: CallContext,
  input: { reference: string; body: string; wantsOther: boolean },
) {
  const ticket = await requireOwn(ctx, input.reference, 'write')
  const accountId = accountOf(ctx)
  const isReopened = ticket.state === 'answered'
  const handedOnBy = isReopened && input.wantsOther ? ticket.assigned_to : null
  const moved = await move(ctx, feedbackLifecycle, ticket, {
    action: 'write',
    accountId: recordedOf(ctx, ticket),
    set: async () => {
      const key = `feedbackWrite:${ticket.id}`
      await spendLimits(ctx.services.limits, [{ key, most: writesPerHour, windowSeconds: 3600 }])
      if (handedOnBy) await barFrom(ctx.db, ticket.id, [handedOnBy], 'answered')
      return {
        answered_at: null,
        promised_on: null,
        ...(isReopened && {
          due_on: await dayAfterWorkingDays(ctx.db, feedbackTerms.replyWorkingDays[ticket.kind]),
          clock_from: await findToday(ctx.db),
          assigned_to: handedOnBy ? null : await whoGoesOn(ctx, ticket),
        }),
      }
    },
  })
  await insertMessage(ctx.db, {
    ticket_id: ticket.id,
    side: 'sender',
    account_id: accountId,
    body_encrypted: ctx.services.cipher.encrypt(input.body, 'feedback_messages.body'),
  })
  if (handedOnBy) await tellIfNobodyMay(ctx, moved)
  return { state: moved.state }
}

function accountOf({ actor }: CallContext): OwnedId | null {
  return actor.kind === 'account' ? actor.accountId : null
}

/** Whom the record of a sender's step names: nobody for an objection, since who objects is kept apart. */
function recordedOf(ctx: CallContext, { round_number: round }: TicketRow): OwnedId | null {
  return round === null ? accountOf(ctx) : null
}

/** The previous handler continues, unless they may no longer handle tickets. */
async function whoGoesOn({ db }: CallContext, { assigned_to: holder }: TicketRow): Promise<string | null> {
  return holder && (await staffWithPrivilege(db, 'handleFeedback')).includes(holder) ? holder : null
}

/** The sender withdraws a ticket before an answer, or settles it afterwards. */
export async function endFeedback(ctx: CallContext, { reference }: { reference: string }) {
  const ticket = await requireOwn(ctx, reference, 'end')
  const action = ticket.state === 'answered' ? 'close' : 'withdraw'
  const step = { action, side: 'sender', accountId: recordedOf(ctx, ticket), set: closedNow } as const
  const { state } = await move(ctx, feedbackLifecycle, ticket, step)
  return { state }
}
