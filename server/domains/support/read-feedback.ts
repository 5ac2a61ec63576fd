import type { FeedbackDetail } from '../../../shared/contract/support/support.ts'
import { feedbackTerms, feedbackTransitions } from '../../../shared/rules/feedback.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import type { Account, CallContext } from '../../context.ts'
import { filesOf } from '../files/files-of.ts'
import { requireOwn } from './feedback.policy.ts'
import { presentEvent, presentFacts, presentMessage } from './feedback.present.ts'
import { listEvents, listMessages, listTicketsOf } from './feedback.queries.ts'
import { presentResult } from './objections.ts'

/** A ticket as its sender sees it. @throws ApiError `notAvailable` */
export async function readFeedback(
  ctx: CallContext,
  { reference }: { reference: string },
): Promise<FeedbackDetail> {
  const ticket = await requireOwn(ctx, reference, 'read')
  const { cipher } = ctx.services
  const [messages, events, files] = [
    await listMessages(ctx.db, ticket.id),
    await listEvents(ctx.db, ticket.id),
    await filesOf(ctx, { kind: 'feedback', id: ticket.id }),
  ]
  const may = (action: 'write' | 'withdraw' | 'close') =>
    nextState(feedbackTransitions, ticket, action, 'sender') !== null
  return {
    ...presentFacts(ticket),
    about: ticket.about_encrypted && cipher.decrypt(ticket.about_encrypted, 'feedback_tickets.about'),
    messages: messages.map((row) => presentMessage(cipher, row)),
    events: events.map(presentEvent),
    files: files.flatMap(({ view }) => (view ? [{ name: view.name, bytes: view.bytes }] : [])),
    mayWrite: may('write'),
    mayWithdraw: may('withdraw'),
    mayClose: may('close'),
    closesAt: ticket.state === 'answered' ? closingOf(ticket.answered_at) : null,
    isContacted: ticket.contact_channel !== null || ticket.account_id !== null,
    isWiped: ticket.wiped_at !== null,
    objection:
      ticket.round_number === null
        ? null
        : { roundId: String(ticket.round_number), ...presentResult(ctx, ticket) },
  }
}

function closingOf(answeredAt: Date | null): string | null {
  if (!answeredAt) return null
  return new Date(answeredAt.getTime() + feedbackTerms.closeDays * 24 * 3600 * 1000).toISOString()
}

/** The caller's tickets sent while signed in. */
export async function listFeedback({ db, actor }: CallContext<Account>) {
  const rows = await listTicketsOf(db, actor.accountId)
  return { items: rows.map(presentFacts) }
}
