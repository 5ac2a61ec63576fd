import { privilegeOfKind, type QueueKind, queueKinds } from '../../../../shared/rules/staff/staff-queue.ts'
import type { Services } from '../../../services.ts'
import { notify } from '../../messages/notify.ts'
import { countNewWork, countOverdueWork, lockTold, setTold } from './staff-work.queries.ts'

/**
 * Those who decide about super admins are told of each change when it is their turn; requests for tools, which
 * anybody may send, are gone through once a month.
 */
const untoldKinds: QueueKind[] = ['superAdminChange', 'toolRequest']

/**
 * Notifies staff of new work since the last time, and once a day of overdue work. What was
 * reported is stored in the same transaction, so a job that runs twice reports nothing twice.
 */
export async function tellStaffOfWork(services: Services): Promise<void> {
  await services.pool.transaction().execute(async (db) => {
    const told = await lockTold(db)
    for (const kind of queueKinds) {
      const to = { kind: 'staff', privilege: privilegeOfKind[kind] } as const
      const fresh = untoldKinds.includes(kind) ? 0 : await countNewWork(db, kind, told.until, told.now)
      if (fresh > 0) {
        await notify(
          { db, services },
          {
            to,
            category: 'internal',
            template: 'staff_work_new',
            params: { count: fresh },
            link: `/staff?kind=${kind}`,
          },
        )
      }
      const overdue = told.overdueOn === told.today ? 0 : await countOverdueWork(db, kind)
      if (overdue > 0) {
        await notify(
          { db, services },
          {
            to,
            category: 'internal',
            template: 'staff_work_overdue',
            params: { count: overdue },
            link: `/staff?kind=${kind}&overdue=1`,
          },
        )
      }
    }
    await setTold(db, { until: told.now, overdueOn: told.today })
  })
}
