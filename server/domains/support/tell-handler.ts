import { type NotifyContext, notify } from '../messages/notify.ts'
import type { TicketRow } from './feedback.queries.ts'

/** Tells the support agent who has a ticket; where nobody has, it stands in the queue for all. */
export async function tellHandler(
  ctx: NotifyContext,
  ticket: TicketRow,
  template: 'feedback_written_staff' | 'feedback_assigned_staff',
): Promise<void> {
  if (!ticket.assigned_to) return
  await notify(ctx, {
    to: { kind: 'staff', privilege: 'handleFeedback', accountId: ticket.assigned_to },
    category: 'internal',
    template,
    params: { reference: ticket.reference },
    link: `/staff/feedback/${ticket.id}`,
  })
}
