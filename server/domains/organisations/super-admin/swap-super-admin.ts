import { ApiError } from '../../../../shared/contract/errors.ts'
import type { TeamRole } from '../../../../shared/rules/staff/roles.ts'
import type { CallContext } from '../../../context.ts'
import { endSessions } from '../../sign-in/sessions/sessions.ts'
import {
  findRole,
  isActiveAccount,
  lockSuperAdmin,
  putSuperAdmin,
  revokeInvitationsBy,
  setRole,
} from './super-admin.queries.ts'

export { isActiveAccount, setRole } from './super-admin.queries.ts'

type Swap = { teamId: string; from: string; to: string }

/**
 * Makes another account a team's super admin, in the caller's transaction. The former one gets the role that
 * the new one had, or a plain member's. Both accounts' sessions end, so that no open page or earlier proof
 * acts with changed rights, and the former one's invitations are revoked. The caller has allowed it.
 * @throws ApiError `conflict` if somebody else is super admin by now, `notAvailable` for a closed account
 */
export async function swapSuperAdmin(ctx: CallContext, { teamId, from, to }: Swap): Promise<void> {
  const { db } = ctx
  if ((await lockSuperAdmin(db, teamId)) !== from) throw new ApiError('conflict')
  if (!(await isActiveAccount(db, to))) throw new ApiError('notAvailable')
  const before: TeamRole = (await findRole(db, teamId, to)) ?? 'member'
  // The index allows one super admin at a time, even within the transaction.
  await setRole(db, teamId, from, before)
  await putSuperAdmin(db, teamId, to)
  await revokeInvitationsBy(db, teamId, from)
  await endSessions(db, from)
  await endSessions(db, to)
  ctx.audit({
    kind: 'team.superAdminChanged',
    subjectKind: 'team',
    subjectId: teamId,
    teamId,
    before: { superAdmin: from, roleOfNew: before },
    after: { superAdmin: to, roleOfFormer: before },
  })
}
