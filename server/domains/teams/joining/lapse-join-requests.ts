import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { notify } from '../../messages/notify.ts'
import { getTeam } from '../team.queries.ts'
import { closeRequest, listUnansweredRequests, lockUnansweredRequest } from './join-request.queries.ts'

/** Ends requests to join that nobody has answered in their term, and tells who had asked. */
export async function lapseJoinRequests(services: Services, jobId: string): Promise<void> {
  const list = (waiting: readonly string[]) => listUnansweredRequests(services.pool, waiting)
  await eachInTransaction({ services, jobId, task: 'sweep-expired:joinRequests', list }, lapse)
}

async function lapse(ctx: OwnContext, id: string): Promise<void> {
  const request = await lockUnansweredRequest(ctx.db, id)
  if (!request) return
  await closeRequest(ctx.db, id, { state: 'lapsed', decided_by: null })
  await notify(ctx, {
    to: { kind: 'account', accountId: request.account_id },
    category: 'internal',
    template: 'team_join_lapsed',
    params: { team: (await getTeam(ctx.db, request.team_id)).name },
    link: '/authApply',
  })
  ctx.audit({
    kind: 'team.joinLapsed',
    subjectKind: 'joinRequest',
    subjectId: id,
    teamId: request.team_id,
    before: { state: 'open' },
    after: { state: 'lapsed' },
  })
}
