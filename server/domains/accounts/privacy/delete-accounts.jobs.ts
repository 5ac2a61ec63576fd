import type { Services } from '../../../services.ts'
import { notify } from '../../messages/notify.ts'
import { deleteAccount } from './delete-account.ts'
import { listDueDeletions, noteFailure } from './deletion.queries.ts'

/** After so many tries, about two and a half hours, staff are told. */
const triesBeforeStaff = 5

/**
 * Deletes the accounts whose time has come. Each stands alone, in a transaction of its own: what fails is tried again
 * later and holds up nobody else's.
 */
export async function deleteAccounts(services: Services, _payload: unknown, jobId: string): Promise<void> {
  for (const due of await listDueDeletions(services.pool)) {
    try {
      await deleteAccount(services, due.account_id, `job:${jobId}`)
    } catch (error) {
      services.log.error({ err: error, jobId, deletion: due.id }, 'an account was not deleted')
      await noteFailed(services, due.id)
    }
  }
}

/** Staff are told once; it is tried on. They are not told whose it is, since nobody of staff has to know. */
async function noteFailed(services: Services, deletionId: string): Promise<void> {
  await services.pool.transaction().execute(async (db) => {
    const failed = await noteFailure(db, deletionId)
    if (failed?.failures !== triesBeforeStaff) return
    await notify(
      { db, services },
      {
        to: { kind: 'staff', privilege: 'manageStaff' },
        category: 'internal',
        template: 'stuck_deletion',
        params: { count: failed.failures, day: failed.day, deletion: deletionId },
        link: '/staff/dashboard',
      },
    )
  })
}
