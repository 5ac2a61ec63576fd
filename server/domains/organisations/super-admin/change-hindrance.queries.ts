import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * Whether a change depends on a suspended account: the successor's, or that of somebody who asked or agreed
 * and was suspended then or later, as it may not have been them; and whether the sitting one is.
 */
export async function findAccountsOfChange(db: Db, changeId: string) {
  return db
    .selectFrom('super_admin_changes as c')
    .innerJoin('accounts as next', 'next.id', 'c.next_account_id')
    .innerJoin('accounts as sitting', 'sitting.id', 'c.sitting_account_id')
    .select([
      sql<boolean>`sitting.status = 'suspended'`.as('is_sitting_suspended'),
      sql<boolean>`next.status <> 'active' or exists (
        select from (values (c.requested_by, c.requested_at), (${otherSide}, c.agreed_at)) as said (account_id, at)
        join accounts on accounts.id = said.account_id
        where said.at is not null and (accounts.status = 'suspended' or exists (
          select from account_suspensions as s
          where s.account_id = accounts.id and (s.lifted_at is null or s.lifted_at > said.at))))`.as(
        'is_hindered',
      ),
    ])
    .where('c.id', '=', changeId)
    .executeTakeFirstOrThrow()
}

const otherSide = sql`case c.requested_by when c.next_account_id then c.sitting_account_id else c.next_account_id end`
