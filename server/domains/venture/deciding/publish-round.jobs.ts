import { z } from 'zod'
import { stepOfOutcome } from '../../../../shared/rules/venture/outcomes.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { jobRequest } from '../../../jobs/each-alone.ts'
import { inOwnTransaction } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { move } from '../../move.ts'
import { grantAward } from '../awards/grant-award.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { lockRound } from '../entries/rounds.queries.ts'
import { titlesOfRounds } from '../judging/round-title.ts'
import { roundLifecycle } from '../rounds/round-lifecycle.ts'
import { isLastRound, listDecided } from './decisions.queries.ts'
import { isDecided } from './publish-round.ts'
import { requireRoom } from './room.ts'
import { tellOutcome } from './tell-outcome.ts'

const payloadSchema = z.object({ number: z.int() })

/**
 * Publishes a round whose publishing two persons confirmed: labels, pages and messages of all its entries become
 * visible with the commit of one transaction.
 */
export async function publishRoundNow(services: Services, payload: unknown, jobId: string): Promise<void> {
  const { number } = payloadSchema.parse(payload)
  await inOwnTransaction({ services, requestId: jobRequest(jobId), accountId: null }, async (ctx) => {
    const round = await lockRound(ctx.db, number)
    if (round?.state !== 'deliberating' || !round.publish_confirmed_by) return
    if (!(await isDecided(ctx, round))) throw new Error(`round ${number} is not decided`)
    await requireRoom(ctx.db, round)
    const isLast = await isLastRound(ctx.db, round)
    const titleOf = await titlesOfRounds(ctx, [number])
    for (const { outcome, amount, ...entry } of await listDecided(ctx.db, number)) {
      const action = stepOfOutcome(outcome, isLast)
      const moved = await move(ctx, entryLifecycle, entry, { action, accountId: null, side: 'portal' })
      if (moved.state === 'selected' && Number(amount) > 0)
        await grantAward(ctx, { entryId: moved.id, amount: Number(amount), accountId: null })
      await tellOutcome(ctx, titleOf(number), moved)
    }
    await move(ctx, roundLifecycle, round, {
      action: 'publish',
      accountId: null,
      set: { published_at: databaseClock },
    })
    await services.contentChanged(ctx.db, 'everywhere')
  })
}
