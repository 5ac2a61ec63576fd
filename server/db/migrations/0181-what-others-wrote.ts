import { type Kysely, sql } from 'kysely'

/**
 * Records since when a person bears their name; null where that was never recorded, and the name is masked in
 * whatever others wrote. For earlier names, the end of the one before it says so. Reasons for opening a complaint
 * are given to the account that sent it, or deleted where it has none. Messages about a suspension refer to it
 * instead of repeating its words, which are encrypted with it.
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
  select from audit_reason_accounts about where about.position = audit_reasons.position)
and not exists (
  select from audit_events where audit_events.position = audit_reasons.position and subject_kind <> 'feedback');
`)
    .execute(db)
}
