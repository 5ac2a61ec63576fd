import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** The present suspension; undefined where staff made none. */
export async function findLastingSuspension(db: Db, accountId: string) {
  return db
    .selectFrom('account_suspensions')
    .select(['id', 'suspended_by', 'reason'])
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
}

export async function findSuspension(db: Db, id: string, forUpdate: boolean) {
  const query = db
    .selectFrom('account_suspensions')
    .selectAll()
    .select(sql<Date>`now()`.as('now'))
    .where('id', '=', id)
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}
