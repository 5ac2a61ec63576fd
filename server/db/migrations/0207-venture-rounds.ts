import { type Kysely, sql } from 'kysely'

const tables = [
  'applications',
  'question_sets',
  'offering_stock_periods',
  'activation_codes',
  'quota_reservations',
]

const kinds = `('tool', 'service', 'resource', 'round')`

const widened = (table: string, column: string) => `
alter table ${table} drop constraint ${table}_${column}_check;
alter table ${table} add constraint ${table}_${column}_check check (${column} in ${kinds});`

/**
 * Rounds of the venture programme. What a round asks is an offering, edited as a record of `ventureRounds`;
 * `venture_rounds` holds when it is open and how it is judged. An entry is a team's place in an edition: it follows
 * the applications with which the team enters each round. Two built-in roles run and judge it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      [
        widened('offerings', 'kind'),
        ...tables.map((table) => widened(table, 'offering_kind')),
        `
create trigger keep_venture_rounds_added after insert on content_records
  for each row when (new.collection = 'ventureRounds') execute function keep_offerings('round');
create trigger keep_venture_rounds_removed after delete on content_records
  for each row when (old.collection = 'ventureRounds') execute function keep_offerings('round');

insert into staff_roles (key, is_built_in, privileges) values
  ('ventureManager', true, '{runVenture,seeContent,editContent,importContent}'),
  ('judge', true, '{judgeEntries}');

create table venture_rounds (
  id uuid primary key default uuid7(),
  number integer not null unique,
  kind text not null generated always as ('round') stored,
  edition integer not null check (edition between 1 and 999),
  ordinal integer not null check (ordinal between 1 and 9),
  state text not null default 'planned' check (state in ('planned', 'open', 'grace', 'reviewing', 'deliberating',
    'public_notice', 'final')),
  version integer not null default 1,
  opens_at timestamptz,
  closes_at timestamptz,
  grace_minutes integer not null default 0 check (grace_minutes between 0 and 10080),
  scores_due_at timestamptz,
  notice_days integer not null default 5 check (notice_days between 1 and 60),
  places integer not null default 1 check (places between 1 and 10000),
  budget bigint not null default 0 check (budget >= 0),
  judges_per_entry integer not null default 3 check (judges_per_entry between 1 and 20),
  criteria jsonb not null default '[]',
  hidden_questions text[] not null default '{}',
  sees_others text not null default 'afterOwn' check (sees_others in ('never', 'afterOwn')),
  changed_by uuid references accounts,
  changed_at timestamptz not null default now(),
  unique (edition, ordinal),
  check (closes_at > opens_at and scores_due_at > closes_at + grace_minutes * interval '1 minute'),
  check (state = 'planned' or scores_due_at is not null),
  foreign key (kind, number) references offerings (kind, number)
);
create index venture_rounds_clock on venture_rounds (state, opens_at, closes_at);

create table venture_entries (
  id uuid primary key default uuid7(),
  reference text not null unique,
  edition integer not null,
  team_id uuid not null references teams,
  organisation_id uuid references organisations,
  round_number integer not null references venture_rounds (number),
  application_id uuid not null unique references applications,
  state text not null check (state in ('submitted', 'eligible', 'in_review', 'decided', 'advanced', 'waitlisted',
    'selected', 'confirmed', 'eliminated', 'withdrawn', 'disqualified')),
  version integer not null default 1,
  track text,
  title_encrypted text,
  entered_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (edition, team_id)
);
create index venture_entries_round on venture_entries (round_number, state, id);
create index venture_entries_team on venture_entries (team_id, id desc);

create table venture_events (
  id uuid primary key default uuid7(),
  entry_id uuid references venture_entries on delete cascade,
  round_id uuid references venture_rounds,
  action text not null,
  party text not null check (party in ('team', 'judge', 'staff', 'portal')),
  account_id uuid references accounts,
  from_state text not null,
  to_state text not null,
  note_encrypted text,
  at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(entry_id, round_id) = 1)
);
create index venture_events_entry on venture_events (entry_id, at);
create index venture_events_round on venture_events (round_id, at);
`,
      ].join('\n'),
    )
    .execute(db)
}
