import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { roundLifecycle } from '../rounds/round-lifecycle.ts'
import { getSeen } from './deciding.policy.ts'
import { countDecided } from './standings.queries.ts'

type Ctx = CallContext<StaffMember>
type Seen = { roundId: string; version: number }

/**
 * Asks that a round be published; a second person who does the same confirms it, and a job publishes everything at once.
 * @throws ApiError `illegalTransition` while an entry has no result or a team would get no words, `secondPersonNeeded`
 */
export async function publishRound(ctx: Ctx, input: Seen) {
  const round = await getSeen(ctx, input)
  const { accountId } = ctx.actor
  if (round.publish_confirmed_by || !(await isDecided(ctx, round))) throw new ApiError('illegalTransition')
  const isFirst = round.publish_asked_by === null
  const { version } = await move(ctx, roundLifecycle, round, {
    action: isFirst ? 'askPublish' : 'confirmPublish',
    accountId,
    set: isFirst ? { publish_asked_by: accountId } : { publish_confirmed_by: accountId },
  })
  if (!isFirst) await ctx.services.enqueue(ctx.db, 'publish-round', { number: round.number })
  return { version }
}

/** Takes back that a round be published, so that its decisions are open again. */
export async function holdPublish(ctx: Ctx, input: Seen) {
  const round = await getSeen(ctx, input)
  if (!round.publish_asked_by || round.publish_confirmed_by) throw new ApiError('illegalTransition')
  const { version } = await move(ctx, roundLifecycle, round, {
    action: 'holdPublish',
    accountId: ctx.actor.accountId,
    set: { publish_asked_by: null },
  })
  return { version }
}

/**
 * Whether no entry is left without a result, each decided by two persons, and everyone who is eliminated gets words. A
 * round from which every entry is gone is published as well, so that it ends.
 */
export async function isDecided({ db }: Pick<Ctx, 'db'>, { number }: RoundRow): Promise<boolean> {
  const { undecided, proposed, unspoken, left } = await countDecided(db, number)
  return undecided + proposed + unspoken + left === 0
}
