import { type Kysely, sql } from 'kysely'

/**
 * Objections to what a round has published, which are complaints with a link to the round and, where it is about one, to
 * the entry; the name of the person who objects stands apart from what they say, and the result is public. A decision
 * that is in force is changed, or an entry disqualified, by a revision that a second person confirms: an entry has one
 * pending revision at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table feedback_tickets
  add column round_number integer references venture_rounds (number),
  add column entry_id uuid references venture_entries on delete set null,
  add column name_encrypted text,
  add column result text check (result in ('upheld', 'rejected')),
  add column result_reason_encrypted text,
  add column resulted_at timestamptz,
  add check ((topic = 'objection') = (round_number is not null)),
  add check (entry_id is null or round_number is not null),
  add check (result is null or round_number is not null),
  add check ((result is null) = (result_reason_encrypted is null) and (result is null) = (resulted_at is null));
create index feedback_tickets_round on feedback_tickets (round_number, id) where round_number is not null;

alter table feedback_barred drop constraint feedback_barred_why_check;
alter table feedback_barred add constraint feedback_barred_why_check
  check (why in ('concerned', 'sender', 'answered', 'decided'));

create table venture_revisions (
  id uuid primary key default uuid7(),
  round_number integer not null references venture_rounds (number),
  entry_id uuid not null references venture_entries on delete cascade,
  outcome text not null check (outcome in ('advance', 'waitlist', 'eliminate', 'disqualify')),
  amount bigint not null default 0 check (amount >= 0),
  reason_encrypted text not null,
  feedback_encrypted text,
  version integer not null default 1,
  proposed_by uuid not null references accounts,
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references accounts,
  confirmed_at timestamptz,
  check (confirmed_by <> proposed_by),
  check ((confirmed_by is null) = (confirmed_at is null))
);
create unique index venture_revisions_pending on venture_revisions (entry_id) where confirmed_by is null;
create index venture_revisions_round on venture_revisions (round_number, entry_id);
`)
    .execute(db)
}
