import { type NotifyContext, notify } from '../messages/notify.ts'
import { staffBehindWork, staffWithPrivilege } from '../messages/recipients.ts'
import { listBarred } from './barred.queries.ts'
import type { TicketRow } from './feedback.queries.ts'

/**
 * Tells a ticket's assignee of what its sender wrote, or everybody who may handle it if there is none any more. Nobody is told of an
 * unread ticket: it is in everybody's queue.
 */
export async function tellHandler(ctx: NotifyContext, ticket: TicketRow): Promise<void> {
  if (!ticket.assigned_to && ticket.state === 'received') return
  for (const accountId of await toldOf(ctx, ticket)) {
    await notify(ctx, {
      to: { kind: 'staff', privilege: 'handleFeedback', accountId },
      category: 'internal',
      template: 'feedback_written_staff',
      params: { reference: ticket.reference },
      link: `/staff/feedback/${ticket.id}`,
    })
  }
}

async function toldOf({ db }: NotifyContext, ticket: TicketRow): Promise<string[]> {
  const { accountId } = await staffBehindWork(db, 'handleFeedback', ticket.assigned_to)
  if (accountId) return [accountId]
  const barred = (await listBarred(db, ticket.id)).map((row) => row.account_id)
  return (await staffWithPrivilege(db, 'handleFeedback')).filter((id) => !barred.includes(id))
}
