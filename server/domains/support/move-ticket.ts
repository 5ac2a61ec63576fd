import type { FeedbackAction, FeedbackSide, FeedbackState } from '../../../shared/rules/feedback.ts'
import type { CallContext } from '../../context.ts'
import { insertEvent, type TicketChange, type TicketRow, updateTicket } from './feedback.queries.ts'

type Move = { action: FeedbackAction; side: FeedbackSide; set: TicketChange & { state: FeedbackState } }

/** Changes a ticket with its event and its audit row, in the caller's transaction. The caller has checked that it may. */
export async function moveTicket(
  ctx: Pick<CallContext, 'db' | 'audit' | 'actor'>,
  ticket: TicketRow,
  { action, side, set }: Move,
): Promise<TicketRow> {
  const moved = await updateTicket(ctx.db, ticket.id, set)
  const accountId = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  await insertEvent(ctx.db, { ticket_id: ticket.id, action, side, account_id: accountId })
  ctx.audit({
    kind: `feedback.${action}`,
    subjectKind: 'feedback',
    subjectId: ticket.id,
    before: { state: ticket.state, version: ticket.version },
    after: { state: moved.state, version: moved.version, kind: moved.kind, topic: moved.topic },
  })
  return moved
}
