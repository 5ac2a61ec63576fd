import { z } from 'zod'
import { jobRequest } from '../../../jobs/each-alone.ts'
import { inOwnTransaction } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { lockRound } from '../entries/rounds.queries.ts'
import { lockReviews } from '../judging/review-lifecycle.ts'
import { rankRound } from './rank-round.ts'

const payloadSchema = z.object({ number: z.int() })

/** Locks the reviews of a round that is deliberated, and ranks its entries by them. */
export async function closeReviews(services: Services, payload: unknown, jobId: string): Promise<void> {
  const { number } = payloadSchema.parse(payload)
  await inOwnTransaction({ services, requestId: jobRequest(jobId), accountId: null }, async (ctx) => {
    const round = await lockRound(ctx.db, number)
    if (round?.state !== 'deliberating') return
    await lockReviews(ctx, number)
    await rankRound(ctx, round)
  })
}
