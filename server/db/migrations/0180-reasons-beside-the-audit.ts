import { type Kysely, sql } from 'kysely'

/**
 * What staff write as the reason of a step stands beside the audit, encrypted, and goes with whom it is about; the audit
 * keeps its keyed hash. Older entries hold such reasons in plain: a job takes them out by the one function that can, and
 * `audit.masked` says what these entries hold from then on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_reasons (position bigint primary key, reason_encrypted text not null)`.execute(
    db,
  )
  await sql`create table audit_reason_accounts (
    position bigint not null references audit_reasons on delete cascade,
    account_id uuid not null references accounts,
    primary key (account_id, position)
  )`.execute(db)
  await sql`create index audit_reason_accounts_position on audit_reason_accounts (position)`.execute(db)
  await sql`create function has_plain_reason(kind text, after jsonb) returns boolean language sql immutable as $$
    select coalesce(case when kind in ('account.suspended', 'account.restored') then after ? 'words'
      else kind in ('adoption.revealed', 'application.revealed', 'delivery.sentAgain', 'organisation.revealed',
        'papers.opened', 'staff.change.refused', 'superAdminChange.revealed', 'toolRequest.revealed')
        and after ? 'reason' end, false)
  $$`.execute(db)
  await sql`create index audit_events_plain_reasons on audit_events (position) where has_plain_reason(kind, after)`.execute(
    db,
  )
  await sql`create function mask_audit_reason(at_position bigint, reason_hash text) returns void
    language sql security definer set search_path = public as $$
      update audit_events set after = case
        when kind in ('account.suspended', 'account.restored') then after - 'words'
        else after - 'reason' || jsonb_build_object('reasonHash', reason_hash) end
      where position = at_position and has_plain_reason(kind, after)
    $$`.execute(db)
  await sql`revoke execute on function mask_audit_reason(bigint, text) from public`.execute(db)
  await sql`create table earlier_selves (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references accounts,
    name_encrypted text,
    real_name_encrypted text,
    phone_encrypted text,
    email_encrypted text,
    until timestamptz not null default now()
  )`.execute(db)
  await sql`create index earlier_selves_account on earlier_selves (account_id)`.execute(db)
}
