import { appendAudit } from '../../db/audit.ts'
import type { Services } from '../../services.ts'
import { notify } from '../messages/notify.ts'
import { closeRequest, listUnansweredRequests } from './join-request.queries.ts'
import { getTeam } from './team.queries.ts'

/** Ends requests to join that nobody has answered in their term, and tells who had asked. */
export async function lapseJoinRequests(services: Services): Promise<void> {
  await services.pool.transaction().execute(async (db) => {
    for (const request of await listUnansweredRequests(db)) {
      await closeRequest(db, request.id, { state: 'lapsed', decided_by: null })
      await notify(
        { db, services },
        {
          to: { kind: 'account', accountId: request.account_id },
          category: 'internal',
          template: 'team_join_lapsed',
          params: { team: (await getTeam(db, request.team_id)).name },
          link: '/authApply',
        },
      )
      await appendAudit(db, [
        {
          accountId: null,
          teamId: request.team_id,
          requestId: 'sweep',
          kind: 'team.joinLapsed',
          subjectKind: 'joinRequest',
          subjectId: request.id,
          before: { state: 'open' },
          after: { state: 'lapsed' },
        },
      ])
    }
  })
}
