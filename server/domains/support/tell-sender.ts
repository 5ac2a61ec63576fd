import type { CallContext } from '../../context.ts'
import { notify } from '../messages/notify.ts'
import { sendToContact } from '../messages/sending/send-to-contact.ts'
import type { TicketRow } from './feedback.queries.ts'

/**
 * Tells the sender about a ticket: an account by messages; a person with only a contact hears by mail or text
 * message once there is an answer, and nothing earlier, so that nobody can have strangers written to by
 * sending forms. The notice has the number, never the code or the ticket's texts.
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
