import { ApiError } from '../../../shared/contract/errors.ts'
import type { FileView } from '../../../shared/contract/files.ts'
import type { FeedbackReview } from '../../../shared/contract/support/support.staff.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { filesOf } from '../files/files-of.ts'
import { neutralName } from '../files/neutral-name.ts'
import { papersOpenUntil } from '../files/open-papers.ts'
import { staffWithPrivilege } from '../messages/recipients.ts'
import { isBarred, listBarred, listStaff } from './barred.queries.ts'
import { presentEvent, presentFacts, presentMessage } from './feedback.present.ts'
import { findTicket, listEvents, listMessages, type TicketRow } from './feedback.queries.ts'
import { barInvolved, presentObjection } from './objections.ts'

/** Everything about a ticket for its handler. The people it is about see only that. Every view is audited. */
export async function reviewFeedback(
  ctx: CallContext<StaffMember>,
  { ticketId }: { ticketId: string },
): Promise<FeedbackReview> {
  const ticket = await findTicket(ctx.db, { id: ticketId })
  if (!ticket) throw new ApiError('notAvailable')
  await barInvolved(ctx, ticket)
  const barred = await listBarred(ctx.db, ticketId)
  const isOwnInterest = await isBarred(ctx.db, ticketId, ctx.actor.accountId)
  ctx.audit({
    kind: 'feedback.view',
    subjectKind: 'feedback',
    subjectId: ticket.id,
    after: { isRefused: isOwnInterest },
  })
  const staff = await listStaff(ctx.db)
  return {
    ticketId: ticket.id,
    version: ticket.version,
    isOwnInterest,
    words: isOwnInterest ? null : await wordsOf(ctx, ticket),
    concerned: isOwnInterest
      ? []
      : barred.filter(({ why }) => why === 'concerned').map((row) => row.account_id),
    assignable:
      ticket.topic === 'objection'
        ? (await staffWithPrivilege(ctx.db, 'handleFeedback')).filter(
            (id) => !barred.some((row) => row.account_id === id),
          )
        : null,
    staff: staff.map((row) => ({ accountId: row.account_id, name: row.display_name })),
  }
}

async function wordsOf(ctx: CallContext<StaffMember>, ticket: TicketRow) {
  const { cipher } = ctx.services
  const [files, openUntil] = [
    await filesOf(ctx, { kind: 'feedback', id: ticket.id }),
    await papersOpenUntil(ctx, { kind: 'feedback', id: ticket.id }),
  ]
  // Until they are opened: a name given by who objects may tell who that is.
  const isApart = ticket.round_number !== null && openUntil === null
  return {
    ...presentFacts(ticket),
    about: ticket.about_encrypted && cipher.decrypt(ticket.about_encrypted, 'feedback_tickets.about'),
    view: ticket.view,
    language: ticket.language,
    contactChannel: ticket.contact_channel,
    hasAccount: ticket.account_id !== null,
    messages: (await listMessages(ctx.db, ticket.id)).map((row) => presentMessage(cipher, row)),
    events: (await listEvents(ctx.db, ticket.id)).map(presentEvent),
    files: files.flatMap(({ view }, at) => (view ? [isApart ? unnamed(ticket, view, at) : view] : [])),
    papersOpenUntil: openUntil,
    isWiped: ticket.wiped_at !== null,
    objection: await presentObjection(ctx, ticket, openUntil !== null),
  }
}

const unnamed = ({ reference }: TicketRow, view: FileView, at: number): FileView => ({
  ...view,
  name: neutralName(`${reference}-${at + 1}`, view.link),
})
