import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { Services } from '../../../services.ts'
import { moveByClock } from '../../move.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { titlesOfRounds } from '../judging/round-title.ts'
import { holdLeftWaiting, listLeftWaiting } from './decisions.queries.ts'
import { tellOutcome } from './tell-outcome.ts'

/** Whoever still waits when no place can become free any more is not selected, and hears of it. */
export async function endWaitingByClock(services: Services, jobId: string): Promise<void> {
  await eachInTransaction(
    {
      ...{ services, jobId, task: 'venture-clock:waiting' },
      list: (waiting) => listLeftWaiting(services.pool, waiting),
    },
    async (ctx, { id }) => {
      const entry = await holdLeftWaiting(ctx.db, id)
      const ended = entry && (await moveByClock(ctx, entryLifecycle, entry, { action: 'eliminate' }))
      if (!ended) return
      const titleOf = await titlesOfRounds(ctx, [ended.round_number])
      await tellOutcome(ctx, titleOf(ended.round_number), ended, { hasWaited: true })
      await services.contentChanged(ctx.db)
    },
  )
}
