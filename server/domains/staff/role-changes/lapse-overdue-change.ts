import type { OwnContext } from '../../../own-transaction.ts'
import { auditChange } from './audit-change.ts'
import { closeRoleChange, lockOverdueChange } from './role-change.queries.ts'
import { tellAsker } from './tell-administrators.ts'

/** Closes a change that nobody has confirmed in time, in the caller's transaction. */
export async function lapseOverdueChange(ctx: OwnContext, id: string): Promise<void> {
  const change = await lockOverdueChange(ctx.db, id)
  if (!change) return
  await closeRoleChange(ctx.db, id, { state: 'lapsed', decided_by: null })
  auditChange(ctx, 'lapsed', change)
  await tellAsker(ctx, change, 'staff_change_lapsed')
}
