import type { AuditEntry } from '../../../context.ts'
import type { NotifyContext } from '../../messages/notify.ts'
import { auditChange } from './audit-change.ts'
import { closeRoleChange, lockOverdueChanges } from './role-change.queries.ts'
import { tellAsker } from './tell-administrators.ts'

type Lapsing = NotifyContext & { audit(entry: AuditEntry): void }

/** Closes what nobody has confirmed in time, in the caller's transaction. */
export async function lapseOverdueChanges(ctx: Lapsing): Promise<void> {
  for (const change of await lockOverdueChanges(ctx.db)) {
    await closeRoleChange(ctx.db, change.id, { state: 'lapsed', decided_by: null })
    auditChange(ctx, 'lapsed', change)
    await tellAsker(ctx, change, 'staff_change_lapsed')
  }
}
