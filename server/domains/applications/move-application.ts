import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import {
  type ApplicationAction,
  applicationTransitions,
} from '../../../shared/rules/application-transitions.ts'
import { nextState, undoneBy } from '../../../shared/rules/lifecycle.ts'
import type { CallContext } from '../../context.ts'
import { requireSecondPerson } from '../second-person.ts'
import {
  type ApplicationChange,
  type ApplicationRow,
  insertEvent,
  updateApplication,
} from './application.queries.ts'
import { decidersOf } from './application-lists.queries.ts'
import { sealText } from './application-texts.ts'

/** The part of a call's context that a change needs; a job has it as well. */
export type MoveContext = Pick<CallContext, 'db' | 'services' | 'audit'>

export type Move = {
  action: ApplicationAction
  /** Null for the portal itself. */
  accountId: OwnedId | null
  /** Further columns that change with the state. */
  set?: ApplicationChange
  /** What the applicant and the reviewers read beside the event. */
  note?: string
  /** What the audit keeps beside the states; never personal data. */
  facts?: Record<string, unknown>
}

/**
 * The one place where an application changes its state: legal by the table, by somebody who has not decided where it
 * takes a decision back, with its event and its audit row in the caller's transaction.
 * @throws ApiError `illegalTransition`, `secondPersonNeeded`, or `conflict` where it has changed since it was read
 */
export async function moveApplication(
  ctx: MoveContext,
  application: ApplicationRow,
  { action, accountId, set, note, facts }: Move,
): Promise<ApplicationRow> {
  const to = nextState(applicationTransitions, application, action)
  if (!to) throw new ApiError('illegalTransition')
  if (accountId && undoneBy(applicationTransitions, action).length > 0) {
    requireSecondPerson(await decidersOf(ctx.db, application.id), accountId)
  }
  const moved = await updateApplication(ctx.db, application, { ...set, state: to })
  if (!moved) throw new ApiError('conflict')
  await insertEvent(ctx.db, {
    application_id: application.id,
    action,
    party: applicationTransitions[action].by,
    account_id: accountId,
    from_state: application.state,
    to_state: to,
    note_encrypted: note ? sealText(ctx.services, 'note', note) : null,
  })
  ctx.audit({
    kind: `application.${action}`,
    subjectKind: 'application',
    subjectId: application.id,
    before: { state: application.state },
    after: { state: to, ...facts },
    accountId,
    teamId: application.team_id,
  })
  return moved
}
