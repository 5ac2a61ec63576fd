import type { AuditEntry } from '../../../context.ts'
import { appendEntries } from '../../../db/audit-entries.ts'
import type { Services } from '../../../services.ts'
import { roleIn } from '../role-in.ts'
import { auditHandOver } from './audit-hand-over.ts'
import { lockOverdue, removeHandOver } from './hand-over.queries.ts'
import { tellSide } from './tell-side.ts'

/** Ends hand-overs that nobody has answered in time, and tells those of both sides who are still in the team. */
export async function lapseHandOvers(services: Services, _payload: unknown, jobId: string): Promise<void> {
  await services.pool.transaction().execute(async (db) => {
    const entries: AuditEntry[] = []
    for (const handOver of await lockOverdue(db)) {
      await removeHandOver(db, handOver.id)
      auditHandOver({ audit: (entry) => void entries.push(entry) }, 'Lapsed', handOver)
      for (const to of [handOver.from_account_id, handOver.to_account_id]) {
        if (!(await roleIn(db, handOver.team_id, to))) continue
        await tellSide({ db, services }, handOver, { to, template: 'super_admin_hand_over_lapsed' })
      }
    }
    await appendEntries(db, entries, { accountId: null, teamId: null, requestId: jobId })
  })
}
