import { ApiError } from '../../../shared/contract/errors.ts'
import {
  type ApplicationAction,
  applicationTransitions,
  placeOfApplication,
} from '../../../shared/rules/applications/application-transitions.ts'
import { recurs } from '../../../shared/rules/applications/offerings.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import type { NoticeTemplate } from '../messages/notice-text.ts'
import type { Lifecycle } from '../move.ts'
import {
  type ApplicationChange,
  type ApplicationRow,
  insertEvent,
  updateApplication,
} from './application.queries.ts'
import { decidersOf } from './application-lists.queries.ts'
import { sealText } from './form/application-texts.ts'
import { tellTeam } from './tell.ts'

/** Actions that the team is notified of; parameters beyond offering and number come from the action itself. */
const notices = {
  amend: 'application_amended',
  open: 'application_opened',
  correct: 'application_corrected',
  lapse: 'application_lapsed',
  withdraw: 'application_withdrawn',
  confirm: 'application_active',
  complete: 'application_completed',
  expire: 'application_expired',
  revoke: 'application_revoked',
  appeal: 'application_appealed',
  reverseRejection: 'application_reversed_to_approved',
} as const satisfies Partial<Record<ApplicationAction, NoticeTemplate>>

/**
 * An event's note is the text that applicant and reviewers read beside it. A step that would make a second open
 * application of one organisation for an offering is refused with `otherTeamApplied`, however its teams race.
 */
export const applicationLifecycle: Lifecycle<
  ApplicationRow,
  typeof applicationTransitions,
  ApplicationChange
> = {
  table: applicationTransitions,
  subject: 'application',
  teamId: (application) => application.team_id,
  place: ({ state, offering_kind: kind }) => placeOfApplication(state, kind),
  change: (db, application, state, set) =>
    updateApplication(db, application, { ...set, state }).catch((error) => {
      throw isUniqueViolation(error, 'applications_one_of_entity') ? new ApiError('otherTeamApplied') : error
    }),
  /** Everybody who has ever decided about the application. */
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
  follow: async (ctx, { action, accountId, after }) => {
    await ctx.services.ports.offerings[after.offering_kind].followed?.(ctx, {
      action,
      accountId,
      application: after,
    })
    if (action in notices && !hasReceipt(action, after))
      await tellTeam(ctx, after, notices[action as keyof typeof notices], {})
  },
}

/** Of a further version that gets a receipt, the receipt tells the team. */
const hasReceipt = (action: ApplicationAction, { offering_kind: kind }: ApplicationRow) =>
  (action === 'amend' || action === 'correct') && recurs(kind)

/** Column values of an application that is no longer being corrected. */
export const noCorrection = {
  correction_due_at: null,
  correction_answers_encrypted: null,
  correction_saved_at: null,
} as const
