import { offeringPaths } from '../../../../shared/rules/applications/offerings.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { move } from '../../move.ts'
import { awardedIn } from '../awards/award-sums.queries.ts'
import { grantAward } from '../awards/grant-award.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { lockRound, type RoundRow } from '../entries/rounds.queries.ts'
import { titlesOfRounds } from '../judging/round-title.ts'
import { findDecision, isLastRound, listNoticedBefore, lockFirstWaiting } from './decisions.queries.ts'
import { countPlaced } from './revisions.queries.ts'
import { tellOutcome } from './tell-outcome.ts'

type Options = {
  except?: string | null
  /** The award whose end freed a place. */
  freedBy?: string | null
}

/**
 * Gives the places that became free in a published round to its waiting list, in order: while its public notice lasts,
 * and, in the last one, whenever a place becomes free. Where the money left does not suffice for
 * the first who waits, the place stays free and nobody is passed over.
 */
export async function fillPlaces(
  ctx: OwnContext,
  { number }: RoundRow,
  { except = null, freedBy = null }: Options = {},
): Promise<void> {
  const round = await lockRound(ctx.db, number)
  if (!round) throw new Error(`no round ${number}`)
  // Whoever gave up a place stands on the page of a published round no longer, even if nobody takes it.
  if (round.published_at) await ctx.services.contentChanged(ctx.db, [`${offeringPaths.round.page}${number}`])
  const isLast = await isLastRound(ctx.db, round)
  if (round.state !== 'public_notice' && !(round.state === 'final' && isLast)) return
  for (let free = round.places - (await countPlaced(ctx.db, number)); free > 0; free -= 1)
    if (!(await fillOne(ctx, round, { except, freedBy, isLast }))) return
}

/**
 * The same for a round that an entry has left for good, and for those before it, in which it held a place as well.
 */
export async function fillPlacesUpTo(ctx: OwnContext, round: RoundRow, isPlaceFree: boolean): Promise<void> {
  for (const earlier of await listNoticedBefore(ctx.db, round)) await fillPlaces(ctx, earlier)
  if (isPlaceFree) await fillPlaces(ctx, round)
}

async function fillOne(
  ctx: OwnContext,
  round: RoundRow,
  { except, freedBy, isLast }: Required<Options> & { isLast: boolean },
): Promise<boolean> {
  const next = await lockFirstWaiting(ctx.db, round.number, except)
  if (!next) return false
  const amount = Number((await findDecision(ctx.db, round.number, next.id))?.amount ?? 0)
  if (amount > Number(round.budget) - (await awardedIn(ctx.db, round.number))) return false
  const moved = await move(ctx, entryLifecycle, next, {
    action: isLast ? 'select' : 'advance',
    accountId: null,
  })
  if (moved.state === 'selected' && amount > 0)
    await grantAward(ctx, { entryId: next.id, amount, accountId: null, inPlaceOf: freedBy })
  const titleOf = await titlesOfRounds(ctx, [round.number])
  await tellOutcome(ctx, titleOf(round.number), moved)
  return true
}
