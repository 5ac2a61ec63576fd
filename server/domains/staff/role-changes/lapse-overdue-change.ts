import type { OwnContext } from '../../../own-transaction.ts'
import { moveByClock } from '../../move.ts'
import { lockOverdueChange } from './role-change.queries.ts'
import { roleChangeLifecycle } from './role-change-lifecycle.ts'
import { tellAsker } from './tell-administrators.ts'

/** Closes a change that was not confirmed in time, in the caller's transaction. */
export async function lapseOverdueChange(ctx: OwnContext, id: string): Promise<void> {
  const change = await lockOverdueChange(ctx.db, id)
  const lapsed = change && (await moveByClock(ctx, roleChangeLifecycle, change, { action: 'lapsed' }))
  if (lapsed) await tellAsker(ctx, lapsed, 'staff_change_lapsed')
}
