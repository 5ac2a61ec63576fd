import { applicationTransitions } from '../../../shared/rules/application-transitions.ts'
import type { Lifecycle } from '../move.ts'
import {
  type ApplicationChange,
  type ApplicationRow,
  insertEvent,
  updateApplication,
} from './application.queries.ts'
import { decidersOf } from './application-lists.queries.ts'
import { sealText } from './application-texts.ts'

/** Notes are what the applicant and the reviewers read beside the event. */
export const applicationLifecycle: Lifecycle<
  ApplicationRow,
  typeof applicationTransitions,
  ApplicationChange
> = {
  table: applicationTransitions,
  subject: 'application',
  kept: ({ state }) => ({ state }),
  teamId: (application) => application.team_id,
  change: (db, application, state, set) => updateApplication(db, application, { ...set, state }),
  /** Whoever has decided about it at all. */
  makers: (db, { id }) => decidersOf(db, id),
  event: ({ db, services }, { action, side, accountId, before, after, note }) =>
    insertEvent(db, {
      application_id: after.id,
      action,
      party: side,
      account_id: accountId,
      from_state: before?.state ?? after.state,
      to_state: after.state,
      note_encrypted: note ? sealText(services, 'note', note) : null,
    }),
}
