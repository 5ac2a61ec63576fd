import { type Kysely, sql } from 'kysely'

/**
 * Whatever a job does to many stands alone, as deletions did: what fails is noted here, tried again and told to staff.
 * A node of before that asks for the columns meanwhile fails, and its job is done by the next one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table stuck_items (
    task text not null,
    item text not null,
    failures integer not null default 1,
    since timestamptz not null default now(),
    failed_at timestamptz not null default now(),
    told_at timestamptz,
    primary key (task, item)
  )`.execute(db)
  await sql`insert into stuck_items (task, item, failures, since, failed_at, told_at)
    select 'delete-accounts', id::text, failures, due_at, failed_at, case when failures >= 5 then failed_at end
    from account_deletions
    where failures > 0 and failed_at is not null and done_at is null and cancelled_at is null`.execute(db)
  await sql`alter table account_deletions drop column failures, drop column failed_at`.execute(db)
  await sql`update notifications set template = 'stuck_item', params = jsonb_build_object(
      'count', params->'count', 'day', params->'day', 'item', params->'deletion',
      'what', '{"zh": "注销账户", "en": "deleting accounts"}'::jsonb)
    where template = 'stuck_deletion'`.execute(db)
}
