import type { FeedbackEvent, FeedbackMessage } from '../../../shared/contract/support/feedback-parts.ts'
import type { Services } from '../../services.ts'
import type { listEvents, listMessages, TicketRow } from './feedback.queries.ts'

export function presentFacts(ticket: TicketRow) {
  const isOpen = ticket.state === 'received' || ticket.state === 'triaged'
  return {
    reference: ticket.reference,
    kind: ticket.kind,
    topic: ticket.topic,
    state: ticket.state,
    receivedAt: ticket.received_at.toISOString(),
    dueOn: isOpen ? ticket.due_on : null,
    page: ticket.page,
  }
}

type Cipher = Services['cipher']

export function presentMessage(
  cipher: Cipher,
  row: Awaited<ReturnType<typeof listMessages>>[number],
): FeedbackMessage {
  return {
    messageId: row.id,
    side: row.side,
    staffName: row.display_name,
    body: row.body_encrypted && cipher.decrypt(row.body_encrypted, 'feedback_messages.body'),
    at: row.created_at.toISOString(),
  }
}

export function presentEvent(row: Awaited<ReturnType<typeof listEvents>>[number]): FeedbackEvent {
  return { action: row.action, side: row.side, staffName: row.display_name, at: row.at.toISOString() }
}
