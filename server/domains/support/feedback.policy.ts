import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { isBarred } from './barred.queries.ts'
import { findTicket, isReader, type TicketRow } from './feedback.queries.ts'
import { barInvolved } from './objections.ts'

/** A text that took hours to write is still accepted from the browser that opened the ticket. */
const graceMinutes = 24 * 60

/** The caller's intent; for `write` and `end` the ticket is locked until the transaction ends. */
type Intent = 'read' | 'write' | 'end'

/**
 * A ticket that the caller may read: sent by their account, or opened with its code in their browser. Writing
 * is accepted even if the reading time ran out meanwhile; ending is not.
 * @throws ApiError `notAvailable` for missing and foreign ones alike
 */
export async function requireOwn(ctx: CallContext, reference: string, intent: Intent): Promise<TicketRow> {
  const ticket = await findTicket(ctx.db, { reference: reference.trim().toUpperCase() }, intent !== 'read')
  const grace = intent === 'write' ? graceMinutes : 0
  if (!ticket || !(await isOwn(ctx, ticket, grace))) throw new ApiError('notAvailable')
  return ticket
}

async function isOwn(ctx: CallContext, ticket: TicketRow, grace: number): Promise<boolean> {
  if (ctx.actor.kind === 'account' && ctx.actor.accountId === ticket.account_id) return true
  return isReader(ctx.db, ticket.id, readerOf(ctx), grace)
}

/** The stored hash of a browser that has given a code. */
export function readerOf({ services, browserId }: Pick<CallContext, 'services' | 'browserId'>): Buffer {
  return services.keyedHash(browserId, 'feedback reader')
}

/**
 * A ticket for this support agent to handle. Nobody handles a ticket about themselves, sent by themselves, or
 * that they were asked to leave to others, nor an objection to what they had a part in.
 * @throws ApiError `notAvailable`, `ownInterest`, `conflict` for an older version
 */
export async function requireHandled(
  ctx: CallContext<StaffMember>,
  { ticketId, version }: { ticketId: string; version?: number },
): Promise<TicketRow> {
  const ticket = await findTicket(ctx.db, { id: ticketId }, version !== undefined)
  if (!ticket) throw new ApiError('notAvailable')
  await barInvolved(ctx, ticket)
  if (await isBarred(ctx.db, ticketId, ctx.actor.accountId)) throw new ApiError('ownInterest')
  if (version !== undefined && ticket.version !== version) throw new ApiError('conflict')
  return ticket
}
