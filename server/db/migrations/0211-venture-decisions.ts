import { type Kysely, sql } from 'kysely'

/**
 * Deliberation of a round: how its entries stand by their reviews, what is proposed for each and confirmed by a second
 * person, and who asked that all of it be published. Standings are computed once, when the reviews are closed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table venture_rounds
  add column publish_asked_by uuid references accounts,
  add column publish_confirmed_by uuid references accounts,
  add column published_at timestamptz,
  add check (publish_confirmed_by <> publish_asked_by),
  add check (published_at is null or state in ('public_notice', 'final'));

create table venture_rankings (
  round_number integer primary key references venture_rounds (number),
  file jsonb not null,
  computed_at timestamptz not null default now()
);

create table venture_standings (
  round_number integer not null references venture_rounds (number),
  entry_id uuid not null references venture_entries on delete cascade,
  reviews integer not null,
  raw double precision not null,
  raw_place integer not null,
  adjusted double precision not null,
  low double precision not null,
  high double precision not null,
  adjusted_place integer not null,
  hangs_on integer not null,
  position integer not null,
  primary key (round_number, entry_id)
);
create index venture_standings_position on venture_standings (round_number, position);
create index venture_standings_entry on venture_standings (entry_id);

create table venture_decisions (
  id uuid primary key default uuid7(),
  round_number integer not null references venture_rounds (number),
  entry_id uuid not null references venture_entries on delete cascade,
  outcome text not null check (outcome in ('advance', 'waitlist', 'eliminate')),
  waits_at integer check (waits_at between 1 and 10000),
  amount bigint not null default 0 check (amount >= 0),
  reason_encrypted text not null,
  feedback_encrypted text,
  version integer not null default 1,
  proposed_by uuid not null references accounts,
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references accounts,
  confirmed_at timestamptz,
  unique (round_number, entry_id),
  check (confirmed_by <> proposed_by),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((outcome = 'waitlist') = (waits_at is not null)),
  check (amount = 0 or outcome <> 'eliminate')
);
create index venture_decisions_entry on venture_decisions (entry_id);
create unique index venture_decisions_waiting on venture_decisions (round_number, waits_at);
`)
    .execute(db)
}
