import { type Kysely, sql } from 'kysely'

/**
 * From here on a deletion is withdrawn by a press, and no longer by signing in. Who has signed in under the old promise,
 * and was not written down yet, keeps their account, and is told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`with kept as (
    update account_deletions set cancelled_at = now()
    where cancelled_at is null and done_at is null and exists (
      select from sessions where sessions.account_id = account_deletions.account_id
        and sessions.created_at > account_deletions.requested_at)
    returning account_id)
    insert into notifications (account_id, category, template, params, link)
    select account_id, 'internal', 'deletion_called_off', '{}', '/accountCenter?part=privacy' from kept`.execute(
    db,
  )
}
