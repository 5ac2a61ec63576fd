import type { OwnContext } from '../../../own-transaction.ts'
import { move } from '../../move.ts'
import { grantAward } from '../awards/grant-award.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { titlesOfRounds } from '../judging/round-title.ts'
import { findDecision, isLastRound, lockFirstWaiting } from './decisions.queries.ts'
import { tellOutcome } from './tell-outcome.ts'

/**
 * Gives a place that became free in a published round to the first on its waiting list, if there is one: until the next
 * round begins to take its entries, or, after the last one, whenever a place becomes free.
 */
export async function fillPlace(
  ctx: OwnContext,
  round: RoundRow,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  const isLast = await isLastRound(ctx.db, round)
  if (round.state !== 'public_notice' && !(round.state === 'final' && isLast)) return
  const next = await lockFirstWaiting(ctx.db, round.number, except)
  if (!next) return
  const action = isLast ? 'select' : 'advance'
  const moved = await move(ctx, entryLifecycle, next, { action, accountId: null })
  const decision = await findDecision(ctx.db, round.number, next.id)
  if (moved.state === 'selected' && Number(decision?.amount ?? 0) > 0)
    await grantAward(ctx, { entryId: next.id, amount: Number(decision?.amount), accountId: null })
  const titleOf = await titlesOfRounds(ctx, [round.number])
  await tellOutcome(ctx, titleOf(round.number), moved)
  await ctx.services.contentChanged(ctx.db)
}
