import { type Kysely, sql } from 'kysely'

/**
 * Since when somebody is called what they are called; null where that was never noted, and the name is sought in
 * whatever others wrote. Of names that were changed before, the chain of their ends says it. Reasons that are kept about
 * nobody, who could take them along, are given to who sent the thing in, or go. Messages about a suspension name it,
 * instead of its words, which stand encrypted with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table accounts add column named_at timestamptz;
alter table earlier_selves add column named_at timestamptz;

update earlier_selves set named_at = before.until
from (select id, lag(until) over (partition by account_id order by until, id) as until
  from earlier_selves where name_encrypted is not null) before
where before.id = earlier_selves.id and before.until is not null;
update accounts set named_at = last.until
from (select account_id, max(until) as until from earlier_selves where name_encrypted is not null group by account_id) last
where last.account_id = accounts.id and accounts.name_encrypted is not null;

update notifications set params = jsonb_set(params, '{facts}', to_jsonb(coalesce((
  select id::text from account_suspensions s
  where s.account_id = notifications.account_id and s.suspended_at <= notifications.created_at
  order by s.suspended_at desc limit 1), '')))
where template = 'account_suspended' and params ? 'facts';

insert into audit_reason_accounts (position, account_id)
select position, feedback_tickets.account_id from audit_reasons
join audit_events using (position)
join feedback_tickets on subject_kind = 'feedback' and feedback_tickets.id::text = lower(subject_id)
where feedback_tickets.account_id is not null
on conflict do nothing;
delete from audit_reasons where not exists (
  select from audit_reason_accounts about where about.position = audit_reasons.position);
`)
    .execute(db)
}
