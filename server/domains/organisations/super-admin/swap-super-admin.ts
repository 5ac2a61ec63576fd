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

export { isActiveAccount } from './super-admin.queries.ts'

type Swap = { teamId: string; from: string; to: string }

/**
 * Gives the place of a team's super admin to another account, in the caller's transaction. The former one gets the
 * role that the new one had, a plain member's where that was none. The sessions of both end, so that no page and no
 * proof from before acts with other rights, and nobody comes in by an invitation of who leads no more. The caller has decided that it may be so.
 * @throws ApiError `conflict` where somebody else is super admin by now, `notAvailable` for an account that is closed
 */
export async function swapSuperAdmin(ctx: CallContext, { teamId, from, to }: Swap): Promise<void> {
  const { db } = ctx
  if ((await lockSuperAdmin(db, teamId)) !== from) throw new ApiError('conflict')
  if (!(await isActiveAccount(db, to))) throw new ApiError('notAvailable')
  const before: TeamRole = (await findRole(db, teamId, to)) ?? 'member'
  // One super admin at a time: the index holds that within the transaction too.
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
