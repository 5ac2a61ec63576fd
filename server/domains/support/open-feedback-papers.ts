import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { openPapers } from '../files/open-papers.ts'
import { findTicket } from './feedback.queries.ts'
import { mayReadFeedback } from './may-read-feedback.ts'

/** Opens what came with a ticket to this session. @throws ApiError `notAvailable`, `tooMany` */
export async function openFeedbackPapers(
  ctx: CallContext<StaffMember>,
  { ticketId, reason }: { ticketId: string; reason: string },
) {
  const found = await findTicket(ctx.db, { id: ticketId })
  if (!found) throw new ApiError('notAvailable')
  await mayReadFeedback(ctx.db, found.id, ctx.actor.accountId)
  const { id, reference } = found
  return openPapers(ctx, { kind: 'feedback', id, what: 'feedback', reference, teamId: null }, reason)
}
