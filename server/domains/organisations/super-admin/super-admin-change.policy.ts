import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import {
  type ChangeSide,
  type SideAction,
  type SuperAdminChangeAction,
  sideActions,
  superAdminChangeTransitions,
} from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { requireSecondPerson } from '../../second-person.ts'
import { isInTeamOf } from '../review/review.queries.ts'
import { hindranceOf } from './change-hindrance.ts'
import { listInterestedFirst } from './change-opinion.queries.ts'
import type { ChangeRow } from './super-admin-change.queries.ts'

type Sides = Pick<ChangeRow, 'requested_by' | 'sitting_account_id' | 'next_account_id'>

/** Which side of a change somebody is; null for everybody else. */
export function sideOf(change: Sides, accountId: OwnedId): ChangeSide | null {
  if (accountId === change.requested_by) return 'requester'
  return [change.sitting_account_id, change.next_account_id].includes(accountId) ? 'otherSide' : null
}

/** The account of the side that did not ask. */
export function otherSideOf(change: Sides): string {
  return change.requested_by === change.next_account_id ? change.sitting_account_id : change.next_account_id
}

type Policy = (change: ChangeRow, accountId: OwnedId) => boolean

/** The policy of each transition that a side may take: whose it is, and that who has agreed is bound by it. */
const sidePolicies: Record<SideAction, Policy> = {
  agree: (change, accountId) => accountId === otherSideOf(change),
  contest: (change, accountId) => accountId === otherSideOf(change) && change.agreed_at === null,
  withdraw: (change, accountId) => accountId === change.requested_by,
}

/** What somebody can do with a change as it stands. */
export function actionsOf(change: ChangeRow, accountId: OwnedId): SideAction[] {
  return sideActions.filter(
    (action) =>
      nextState(superAdminChangeTransitions, change, action) && sidePolicies[action](change, accountId),
  )
}

/**
 * Before a side acts. @throws ApiError `notAvailable` for who is no side or the other one, `illegalTransition`
 */
export function requireSideAction(change: ChangeRow, action: SideAction, accountId: OwnedId): void {
  const [whose] = [superAdminChangeTransitions[action].by].flat()
  if (sideOf(change, accountId) !== whose) throw new ApiError('notAvailable')
  if (!actionsOf(change, accountId).includes(action)) throw new ApiError('illegalTransition')
}

/** Whether somebody has an interest of their own: a side, or a member of any team of the organisation. */
export async function isInterested(db: Db, change: ChangeRow, accountId: OwnedId): Promise<boolean> {
  return sideOf(change, accountId) !== null || isInTeamOf(db, change.organisation_id, accountId)
}

type Opinion = Pick<ChangeRow, 'id' | 'first_by'>

/** Whether somebody has given an opinion who could still give it. */
export async function hasFirstOpinion(db: Db, change: Opinion): Promise<boolean> {
  return (await countingOpinions(db, [change])).has(change.id)
}

/**
 * Those of many changes on which a first opinion counts. One of somebody who was suspended since, may no longer decide
 * or has joined a team of the organisation counts for nothing.
 */
export async function countingOpinions(db: Db, changes: readonly Opinion[]): Promise<Set<string>> {
  const given = changes.filter(({ first_by: by }) => by !== null)
  if (given.length === 0) return new Set()
  const deciders: (string | null)[] = await staffWithPrivilege(db, 'decideSuperAdmins')
  const interested = await listInterestedFirst(
    db,
    given.map(({ id }) => id),
  )
  const counting = given.filter(({ id, first_by: by }) => deciders.includes(by) && !interested.includes(id))
  return new Set(counting.map(({ id }) => id))
}

/**
 * The policy of what staff decide: a verifier with a fresh proof who is no side, and never the same person twice.
 * Refusing is always possible, completing only while nothing stands against it.
 * @throws ApiError `stepUpNeeded`, `ownInterest`, `illegalTransition`, `secondPersonNeeded`
 */
export async function requireDecider(
  ctx: CallContext<StaffMember>,
  change: ChangeRow,
  verdict: Extract<SuperAdminChangeAction, 'complete' | 'refuse'>,
): Promise<void> {
  if (await isInterested(ctx.db, change, ctx.actor.accountId)) throw new ApiError('ownInterest')
  if (!nextState(superAdminChangeTransitions, change, verdict)) throw new ApiError('illegalTransition')
  requireSecondPerson([change.first_by], ctx.actor.accountId)
  if (verdict === 'complete' && (await hindranceOf(ctx.db, change))) throw new ApiError('illegalTransition')
}
