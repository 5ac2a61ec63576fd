import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { takeLook } from '../../staff/take-look.ts'
import { findChange } from './super-admin-change.queries.ts'

/** Takes a free soft lock: it informs colleagues and blocks nobody. @throws ApiError `notAvailable` */
export async function openSuperAdminChange(
  ctx: CallContext<StaffMember>,
  { changeId }: { changeId: string },
): Promise<{ isMine: boolean }> {
  if (!(await findChange(ctx.db, changeId))) throw new ApiError('notAvailable')
  return { isMine: await takeLook(ctx, 'super_admin_changes', changeId) }
}
