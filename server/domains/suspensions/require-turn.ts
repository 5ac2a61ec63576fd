import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { SuspensionHindrance } from '../../../shared/rules/suspensions.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { findLastingSuspension } from '../sign-in/sessions/suspension-link.ts'
import { listAdministrators, lockAdministrators } from '../staff/staff-members.ts'
import { hindranceOf } from './suspension.policy.ts'
import { haveSharedTeam, lockAccount } from './suspension.queries.ts'

const refusals = {
  self: 'ownInterest',
  team: 'ownInterest',
  administrators: 'illegalTransition',
  second: 'secondPersonNeeded',
} as const satisfies Record<SuspensionHindrance, string>

/**
 * The account, locked, where it stands as the step needs it and the actor may take it. Of two who decide at once the
 * second finds what the first has done.
 * @throws ApiError `notAvailable`, `ownInterest`, `illegalTransition`, `secondPersonNeeded`
 */
export async function requireTurn(
  ctx: CallContext<StaffMember>,
  accountId: OwnedId,
  status: 'active' | 'suspended',
) {
  const { db, actor } = ctx
  await lockAdministrators(db)
  // Read anew behind the lock: somebody may have been suspended while this waited for it.
  const administrators = await listAdministrators(db)
  if (!administrators.includes(actor.accountId)) throw new ApiError('notAvailable')
  const account = await lockAccount(db, accountId)
  if (!account || account.status === 'deleted') throw new ApiError('notAvailable')
  const lasting = await findLastingSuspension(db, accountId)
  const hindrance = hindranceOf({
    readerId: actor.accountId,
    accountId,
    status: account.status,
    haveSharedTeam: await haveSharedTeam(db, actor.accountId, accountId),
    administrators,
    suspendedBy: lasting?.suspended_by ?? null,
  })
  if (hindrance === 'self' || hindrance === 'team') throw new ApiError(refusals[hindrance])
  if (account.status !== status) throw new ApiError('illegalTransition')
  if (hindrance) throw new ApiError(refusals[hindrance])
  return { account, lasting }
}
