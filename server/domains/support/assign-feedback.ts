import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { staffWithPrivilege } from '../messages/recipients.ts'
import { isBarred } from './barred.queries.ts'
import { findTicket, setAssignee } from './feedback.queries.ts'
import { tellHandler } from './tell-handler.ts'

type Refusal = { ticketId: string; error: 'notAvailable' | 'ownInterest' | 'conflict' }

/**
 * Assigns tickets to a support agent, or to nobody. A failing one does not stop the others; nobody is
 * assigned a ticket about themselves, or may reassign one.
 * @throws ApiError `notAvailable` for an account that is no support agent
 */
export async function assignFeedback(
  ctx: CallContext<StaffMember>,
  { ticketIds, assigneeId }: { ticketIds: OwnedId[]; assigneeId: OwnedId | null },
): Promise<{ assigned: string[]; refused: Refusal[] }> {
  if (assigneeId && !(await staffWithPrivilege(ctx.db, 'handleFeedback')).includes(assigneeId))
    throw new ApiError('notAvailable')
  const assigned: string[] = []
  const refused: Refusal[] = []
  // A fixed order, so that two bulk assignments cannot deadlock.
  for (const ticketId of [...new Set(ticketIds)].sort()) {
    const error = await assignOne(ctx, ticketId, assigneeId)
    if (error) refused.push({ ticketId, error })
    else assigned.push(ticketId)
  }
  return { assigned, refused }
}

async function assignOne(
  ctx: CallContext<StaffMember>,
  ticketId: OwnedId,
  assigneeId: OwnedId | null,
): Promise<Refusal['error'] | null> {
  const ticket = await findTicket(ctx.db, { id: ticketId })
  if (!ticket) return 'notAvailable'
  for (const accountId of [ctx.actor.accountId, assigneeId])
    if (accountId && (await isBarred(ctx.db, ticketId, accountId))) return 'ownInterest'
  const changed = await setAssignee(ctx.db, ticketId, assigneeId)
  if (!changed) return 'conflict'
  ctx.audit({
    kind: 'feedback.assign',
    subjectKind: 'feedback',
    subjectId: ticketId,
    before: { assigneeId: ticket.assigned_to },
    after: { assigneeId },
  })
  if (assigneeId && assigneeId !== ctx.actor.accountId)
    await tellHandler(ctx, changed, 'feedback_assigned_staff')
  return null
}
