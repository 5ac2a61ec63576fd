import type { CallContext, StaffMember } from '../../context.ts'
import { endLooks } from './staff-looks.queries.ts'

/** Takes back the word that I look at something, so that nobody waits for who has gone. */
export async function leaveReview(ctx: CallContext<StaffMember>, { id }: { id: string }) {
  await endLooks(ctx.db, ctx.actor.accountId, id)
  return {}
}
