import { eachAlone, jobRequest } from '../../jobs/each-alone.ts'
import type { Services } from '../../services.ts'
import { deleteAccount } from './delete-account.ts'
import { listDueDeletions } from './deletion.queries.ts'

/** Deletes the accounts that are due. */
export async function deleteAccounts(services: Services, _payload: unknown, jobId: string): Promise<void> {
  await eachAlone(
    { services, jobId, task: 'delete-accounts', list: (waiting) => listDueDeletions(services.pool, waiting) },
    (due) => deleteAccount(services, due.account_id, jobRequest(jobId)),
  )
}
