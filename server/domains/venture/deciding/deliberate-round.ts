import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { roundLifecycle } from '../rounds/round-lifecycle.ts'
import { getSeen } from './deciding.policy.ts'

/** Ends the judging of a round before its time; its step asks for the ranking. */
export async function deliberateRound(
  ctx: CallContext<StaffMember>,
  input: { roundId: string; version: number },
) {
  const round = await getSeen(ctx, input)
  const { version } = await move(ctx, roundLifecycle, round, {
    action: 'deliberate',
    accountId: ctx.actor.accountId,
  })
  return { version }
}
