import { joinTransitions } from '../../../../shared/rules/sign-in/join-requests.ts'
import { notify } from '../../messages/notify.ts'
import type { Lifecycle } from '../../move.ts'
import { getTeam } from '../team.queries.ts'
import { closeRequest, type JoinRequestRow } from './join-request.queries.ts'

const kinds: Partial<Record<string, string>> = {
  withdraw: 'team.joinWithdrawn',
  lapse: 'team.joinLapsed',
}

/** Admitted people are notified by their welcome; others here. */
export const joinLifecycle: Lifecycle<
  JoinRequestRow,
  typeof joinTransitions,
  { decided_by?: string; reason_encrypted?: string }
> = {
  table: joinTransitions,
  subject: 'joinRequest',
  kind: (action) => kinds[action] ?? 'team.joinDecided',
  teamId: (request) => request.team_id,
  change: (db, { id }, state, set) => closeRequest(db, id, { ...set, state }),
  follow: async (ctx, { after: { state, account_id: accountId, organisation_id, team_id } }) => {
    if (state !== 'declined' && state !== 'lapsed') return
    await notify(ctx, {
      to: { kind: 'account', accountId },
      category: 'internal',
      template: `team_join_${state}`,
      params: { team: (await getTeam(ctx.db, team_id)).name },
      link: state === 'lapsed' ? '/authApply' : `/authApply?step=join&organisation=${organisation_id}`,
    })
  },
}
