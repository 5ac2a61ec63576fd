import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import {
  type AccountAction,
  accountTransitions,
  type SuspensionHindrance,
} from '../../../shared/rules/sign-in/suspensions.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { lockAdministrators } from '../staff/staff-members.ts'
import { hindranceOf, suspensionCaseOf } from './suspension.policy.ts'
import { lockAccount } from './suspension.queries.ts'

const refusals = {
  self: 'ownInterest',
  team: 'ownInterest',
  administrators: 'illegalTransition',
  second: 'secondPersonNeeded',
} as const satisfies Record<SuspensionHindrance, string>

/**
 * The account, locked, if the step is legal and the actor may take it. Of two concurrent deciders the second
 * sees the first's result.
 * @throws ApiError `notAvailable`, `ownInterest`, `illegalTransition`, `secondPersonNeeded`
 */
export async function requireTurn(ctx: CallContext<StaffMember>, accountId: OwnedId, action: AccountAction) {
  const { db, actor } = ctx
  await lockAdministrators(db)
  const account = await lockAccount(db, accountId)
  if (!account || account.status === 'deleted') throw new ApiError('notAvailable')
  // Read after taking the locks: somebody may have been suspended while this call waited.
  const found = await suspensionCaseOf(db, actor.accountId, { id: accountId, status: account.status })
  if (!found.administrators.includes(actor.accountId)) throw new ApiError('notAvailable')
  const hindrance = hindranceOf(found)
  if (hindrance === 'self' || hindrance === 'team') throw new ApiError(refusals[hindrance])
  if (!(accountTransitions[action].from as readonly string[]).includes(found.status))
    throw new ApiError('illegalTransition')
  if (hindrance) throw new ApiError(refusals[hindrance])
  return account
}
