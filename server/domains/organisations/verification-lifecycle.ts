import {
  makersUndoneBy,
  verificationTransitions,
} from '../../../shared/rules/organisations/verification-transitions.ts'
import { type ColumnsOf, changeSeen } from '../../db/change-seen.queries.ts'
import type { Lifecycle } from '../move.ts'
import { refreshFace } from './faces/face-documents.ts'
import { removePapers } from './review/papers.ts'
import { isTold, tellTeam } from './tell-team.ts'
import {
  insertEvent,
  listEvents,
  type OrganisationRow,
  placeOf,
  releaseApplications,
} from './verification.queries.ts'

/** Steps after which the papers are no longer needed. */
const endingPapers = ['verify', 'refuse', 'revoke', 'withdraw', 'lapse', 'close', 'abandon']

/** Steps after which the team no longer acts for the organisation: its other teams do not wait for what it has sent. */
const leaving = ['revoke', 'abandon']

export const verificationLifecycle: Lifecycle<
  OrganisationRow,
  typeof verificationTransitions,
  ColumnsOf<'organisations'>
> = {
  table: verificationTransitions,
  subject: 'organisation',
  kept: ({ state, version }) => ({ state, version }),
  teamId: (organisation) => organisation.team_id,
  place: placeOf,
  change: (db, organisation, state, set) => changeSeen(db, 'organisations', organisation, { ...set, state }),
  makers: async (db, { id }, action) => makersUndoneBy(action, await listEvents(db, id)),
  event: ({ db }, { action, side, accountId, after }) =>
    insertEvent(db, { organisation: after, action, side, accountId, remarks: after.remarks }),
  follow: async (ctx, { action, after }) => {
    if (endingPapers.includes(action)) await removePapers(ctx, after.id)
    if (leaving.includes(action)) await releaseApplications(ctx.db, after)
    await refreshFace(ctx, after.id)
    if (isTold(action)) await tellTeam(ctx, after, action)
  },
}

/** Columns of a verification with nothing in progress. */
export const nothingUnderWay = {
  due_on: null,
  remarks: '{}',
  reason: null,
  reason_words: null,
  locked_by: null,
  locked_until: null,
} as const
