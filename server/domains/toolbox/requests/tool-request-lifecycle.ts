import { toolRequestPlace, toolRequestTransitions } from '../../../../shared/rules/toolbox/tool-requests.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { type Lifecycle, lastChanger } from '../../move.ts'
import type { RequestRow } from './staff-requests.queries.ts'

export const toolRequestLifecycle: Lifecycle<
  RequestRow,
  typeof toolRequestTransitions,
  ColumnsOf<'tool_requests'>
> = {
  table: toolRequestTransitions,
  subject: 'toolRequest',
  kind: (action) => (action === 'answered' ? 'toolRequest.answered' : 'toolRequest.moved'),
  teamId: (request) => request.team_id,
  place: ({ state, answer, answer_encrypted: sealed }) =>
    toolRequestPlace(state, (sealed ?? answer) !== null),
  change: (db, request, state, set) =>
    changeSeen(db, 'tool_requests', request, { ...set, state, changed_at: databaseClock }),
  makers: lastChanger(toolRequestTransitions),
}
