import { privilegeOfKind, queueKinds } from '../../../../shared/rules/staff/staff-queue.ts'
import type { CallContext } from '../../../context.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { auditAssigned } from './audit-assigned.ts'
import { lockWorkOfOthers, setAssignee } from './work-item.queries.ts'

/**
 * Unassigns work whose assignee may no longer do it. Must be called after roles, rights or accounts of staff
 * end.
 */
export async function freeWork(ctx: Pick<CallContext, 'db' | 'audit'>): Promise<void> {
  for (const kind of queueKinds) {
    const holders = await staffWithPrivilege(ctx.db, privilegeOfKind[kind])
    const freed = await lockWorkOfOthers(ctx.db, kind, holders)
    await setAssignee(
      ctx.db,
      kind,
      freed.map(({ id }) => id),
      null,
    )
    for (const item of freed) auditAssigned(ctx, kind, item, null)
  }
}
