import type { CallContext, StaffMember } from '../../context.ts'
import { openPapers } from '../files/open-papers.ts'
import { requireHandled } from './feedback.policy.ts'

/** Opens a ticket's files to this session. @throws ApiError `notAvailable`, `ownInterest`, `tooMany` */
export async function openFeedbackPapers(
  ctx: CallContext<StaffMember>,
  { ticketId, reason }: { ticketId: string; reason: string },
) {
  const { id, reference } = await requireHandled(ctx, { ticketId })
  return openPapers(ctx, { kind: 'feedback', id, what: 'feedback', reference, teamId: null }, reason)
}
