import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { Services } from '../../../services.ts'
import { remind } from './remind-judges.ts'
import { holdForgetful, listForgetful } from './reminders.queries.ts'

/** Judges are reminded by the clock, days before the scores of their round are due, each time once. */
export async function remindByClock(services: Services, jobId: string): Promise<void> {
  const list = (waiting: readonly string[]) => listForgetful(services.pool, waiting)
  await eachInTransaction({ services, jobId, task: 'venture-clock:remind', list }, async (ctx, forgetful) => {
    const round = await holdForgetful(ctx.db, forgetful)
    if (round) await remind(ctx, round, [forgetful.judge_id])
  })
}
