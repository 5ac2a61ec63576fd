import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { moveByClock } from '../../move.ts'
import { joinLifecycle } from './join-lifecycle.ts'
import { listUnansweredRequests, lockUnansweredRequest } from './join-request.queries.ts'

/** Ends requests to join that were not answered in time, and tells the requesters. */
export async function lapseJoinRequests(services: Services, jobId: string): Promise<void> {
  const list = (waiting: readonly string[]) => listUnansweredRequests(services.pool, waiting)
  await eachInTransaction({ services, jobId, task: 'sweep-expired:joinRequests', list }, lapse)
}

async function lapse(ctx: OwnContext, id: string): Promise<void> {
  const request = await lockUnansweredRequest(ctx.db, id)
  if (request) await moveByClock(ctx, joinLifecycle, request, { action: 'lapse' })
}
