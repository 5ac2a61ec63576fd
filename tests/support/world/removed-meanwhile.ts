import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { TestPortal } from '../portal/portal.ts'
import { waitingStatements } from './waiting-statements.ts'

/** Waits, at most a second, until a statement of this portal waits for a lock; the caller judges. */
export async function untilOneWaits(portal: TestPortal): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    if ((await waitingStatements(portal)) > 0) return
    await sleep(20)
  }
}

/** The outcome of a call sent while the caller is being removed from a team and decided afterwards. */
export async function whileRemoved<Answer>(
  portal: TestPortal,
  { teamId, accountId }: { teamId: string; accountId: string },
  call: () => Promise<Answer>,
): Promise<PromiseSettledResult<Answer>> {
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const removal = portal.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('memberships')
      .set({ left_at: sql<Date>`now()` })
      .where('team_id', '=', teamId)
      .where('account_id', '=', accountId)
      .execute()
    await trx
      .updateTable('team_invitations')
      .set({ revoked_at: sql<Date>`now()` })
      .where('team_id', '=', teamId)
      .where('created_by', '=', accountId)
      .execute()
    held.resolve()
    await sent.promise
  })
  await held.promise
  const answer = Promise.allSettled([call()])
  await untilOneWaits(portal)
  sent.resolve()
  await removal
  const [settled] = await answer
  return settled
}
