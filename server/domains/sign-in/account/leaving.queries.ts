import type { Db } from '../../../db/database.ts'

/** The pending deletion. */
export async function findOpenDeletion(db: Db, accountId: string) {
  return db
    .selectFrom('account_deletions')
    .select(['requested_at', 'due_at'])
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst()
}
