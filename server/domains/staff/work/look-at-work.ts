import { ApiError } from '../../../../shared/contract/errors.ts'
import { lookTerms, type QueueKind } from '../../../../shared/rules/staff/staff-queue.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { requireKind } from './staff-queue.ts'
import { endLooks, findWork, putLook } from './work-item.queries.ts'

export { endLooks } from './work-item.queries.ts'

/**
 * Shows colleagues for some minutes who has a piece of work open; the first one keeps the lock, and an open
 * page repeats this call. It prevents no decision: the version does.
 * @returns whether the caller has the lock now
 * @throws ApiError `notAvailable`, `ownInterest` where the work is about the caller
 */
export async function lookAtWork(
  ctx: CallContext<StaffMember>,
  { kind, id }: { kind: QueueKind; id: string },
): Promise<{ isMine: boolean }> {
  requireKind(ctx, kind)
  const { accountId } = ctx.actor
  const item = await findWork(ctx.db, kind, id)
  if (!item) throw new ApiError('notAvailable')
  if (item.barred.includes(accountId)) throw new ApiError('ownInterest')
  return { isMine: await putLook(ctx.db, kind, { id, accountId, minutes: lookTerms.minutes }) }
}

/** Ends the caller's look at something, so that nobody waits for a person who has left. */
export async function leaveWork(ctx: CallContext<StaffMember>, { id }: { id: string }) {
  await endLooks(ctx.db, ctx.actor.accountId, id)
  return {}
}
