import type { CallContext, StaffMember } from '../../context.ts'
import { endLooks } from './staff-looks.queries.ts'

/** Ends the caller's look at something, so that nobody waits for a person who has left. */
export async function leaveReview(ctx: CallContext<StaffMember>, { id }: { id: string }) {
  await endLooks(ctx.db, ctx.actor.accountId, id)
  return {}
}
