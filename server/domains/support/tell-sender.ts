import type { CallContext } from '../../context.ts'
import { notify } from '../messages/notify.ts'
import { sendToContact } from '../messages/sending/send-to-contact.ts'
import type { TicketRow } from './feedback.queries.ts'

/**
 * Tells the sender what has become of a ticket: an account by its messages; who left a contact hears by mail or text
 * message that there is an answer, and nothing before, so that nobody can have strangers written to by sending forms. The
 * number stands in it, the code and the words of the ticket never.
 */
export async function tellSender(
  ctx: Pick<CallContext, 'db' | 'services'>,
  ticket: TicketRow,
  what: 'received' | 'answered' | 'closed',
): Promise<void> {
  const template = `feedback_${what}` as const
  const params = { reference: ticket.reference, day: ticket.due_on ?? '' }
  const link = `/feedback/ticket/${ticket.reference}`
  if (ticket.account_id) {
    const to = { kind: 'account', accountId: ticket.account_id } as const
    await notify(ctx, { to, category: 'internal', template, params, link })
  }
  if (what !== 'answered' || !ticket.contact_channel || !ticket.contact_encrypted) return
  await sendToContact(ctx, {
    channel: ticket.contact_channel,
    to: ctx.services.cipher.decrypt(ticket.contact_encrypted, 'feedback_tickets.contact'),
    locale: ticket.language,
    template,
    params,
    link,
  })
}
