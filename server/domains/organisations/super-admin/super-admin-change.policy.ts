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
import { requireSecondPerson } from '../../second-person.ts'
import { stillDecides } from '../../staff/work/staff-queue.ts'
import { isInTeamOf } from '../review/review.queries.ts'
import { hindranceOf } from './change-hindrance.ts'
import type { ChangeRow } from './super-admin-change.queries.ts'

type Sides = Pick<ChangeRow, 'requested_by' | 'sitting_account_id' | 'next_account_id'>

/** The side of a change that an account is on; null for others. */
export function sideOf(change: Sides, accountId: OwnedId): ChangeSide | null {
  if (accountId === change.requested_by) return 'requester'
  return [change.sitting_account_id, change.next_account_id].includes(accountId) ? 'otherSide' : null
}

/** The account of the side that did not ask. */
export function otherSideOf(change: Sides): string {
  return change.requested_by === change.next_account_id ? change.sitting_account_id : change.next_account_id
}

type Policy = (change: ChangeRow, accountId: OwnedId) => boolean

/** The policy per transition of a side: whose it is, and that a side that agreed is bound by it. */
const sidePolicies: Record<SideAction, Policy> = {
  agree: (change, accountId) => accountId === otherSideOf(change),
  contest: (change, accountId) => accountId === otherSideOf(change) && change.agreed_at === null,
  withdraw: (change, accountId) => accountId === change.requested_by,
}

/** The actions that an account can take on a change now. */
export function actionsOf(change: ChangeRow, accountId: OwnedId): SideAction[] {
  return sideActions.filter(
    (action) =>
      nextState(superAdminChangeTransitions, change, action) && sidePolicies[action](change, accountId),
  )
}

/** Checks a side's action. @throws ApiError `notAvailable` for anybody else, `illegalTransition` */
export function requireSideAction(change: ChangeRow, action: SideAction, accountId: OwnedId): void {
  const [whose] = [superAdminChangeTransitions[action].by].flat()
  if (sideOf(change, accountId) !== whose) throw new ApiError('notAvailable')
  if (!actionsOf(change, accountId).includes(action)) throw new ApiError('illegalTransition')
}

/** Whether an account has an interest: a side, or a member of any team of the organisation. */
export async function isInterested(db: Db, change: ChangeRow, accountId: OwnedId): Promise<boolean> {
  return sideOf(change, accountId) !== null || isInTeamOf(db, change.organisation_id, accountId)
}

/**
 * Whether there is an opinion that counts: its giver has not been suspended since, may still decide, and has not
 * joined a team of the organisation.
 */
export async function hasFirstOpinion(db: Db, change: ChangeRow): Promise<boolean> {
  return change.first_by !== null && stillDecides(db, change.first_by, 'decideSuperAdmins', change)
}

/**
 * The policy of staff decisions: a verifier with a fresh proof who is no side, and never the same person
 * twice. Refusing is always possible, completing only without a hindrance.
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
