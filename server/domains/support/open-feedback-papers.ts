import type { CallContext, StaffMember } from '../../context.ts'
import { openPapers } from '../files/open-papers.ts'
import { requireHandled } from './feedback.policy.ts'

/** Opens a ticket's files to this session, and of an objection its sender's name and contact. @throws ApiError `notAvailable`, `ownInterest`, `tooMany` */
export async function openFeedbackPapers(
  ctx: CallContext<StaffMember>,
  { ticketId, reason }: { ticketId: string; reason: string },
) {
  const { id, reference, account_id } = await requireHandled(ctx, { ticketId })
  const what = { kind: 'feedback', what: 'feedback', teamId: null } as const
  return openPapers(ctx, { ...what, id, reference, ofAccounts: [account_id] }, reason)
}
