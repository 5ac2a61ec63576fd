import { type Kysely, sql } from 'kysely'

/**
 * What comes after a selection. An award never exceeds what its round can give: that is checked with the round's row
 * locked. A tranche is paid once: its place in the agreement and its bank reference are unique, and the person who
 * confirms it is another one than the person who proposed it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table venture_awards (
  id uuid primary key default uuid7(),
  number integer not null unique generated always as identity (start with 100000001),
  entry_id uuid not null unique references venture_entries,
  round_number integer not null references venture_rounds (number),
  edition integer not null,
  team_id uuid not null references teams,
  organisation_id uuid references organisations,
  amount bigint not null check (amount > 0),
  awarded_on date not null,
  state text not null default 'awarded' check (state in ('awarded', 'agreed', 'running', 'closed', 'stopped')),
  version integer not null default 1,
  ended_because_encrypted text,
  ended_at timestamptz,
  changed_at timestamptz not null default now(),
  check ((state in ('closed', 'stopped')) = (ended_at is not null))
);
create index venture_awards_edition on venture_awards (edition, id);
create index venture_awards_round on venture_awards (round_number);
create index venture_awards_team on venture_awards (team_id, id desc);

create table venture_agreements (
  id uuid primary key default uuid7(),
  award_id uuid not null references venture_awards on delete cascade,
  number integer not null check (number > 0),
  text_encrypted text not null,
  tranches jsonb not null,
  midterm_due_on date,
  closing_due_on date,
  questions jsonb not null,
  hash text not null,
  proposed_by uuid references accounts,
  proposed_at timestamptz not null default clock_timestamp(),
  accepted_by uuid references accounts,
  accepted_at timestamptz,
  unique (award_id, number)
);

create table venture_tranches (
  id uuid primary key default uuid7(),
  award_id uuid not null references venture_awards on delete cascade,
  agreement integer not null,
  ordinal integer not null,
  direction text not null check (direction in ('payment', 'payback')),
  amount bigint not null check (amount > 0),
  due_on date not null,
  condition text not null check (condition in ('none', 'agreement', 'midterm', 'closing')),
  state text not null default 'planned' check (state in ('planned', 'proposed', 'paid', 'ended')),
  version integer not null default 1,
  proposed_by uuid references accounts,
  confirmed_by uuid references accounts,
  paid_on date,
  bank_reference_encrypted text,
  bank_reference_index text,
  changed_at timestamptz not null default now(),
  unique (award_id, agreement, direction, ordinal),
  check (state <> 'paid' or (paid_on is not null and bank_reference_encrypted is not null)),
  check (confirmed_by is null or confirmed_by is distinct from proposed_by)
);
create unique index venture_tranches_bank on venture_tranches (direction, bank_reference_index);

create table venture_reports (
  id uuid primary key default uuid7(),
  award_id uuid not null references venture_awards on delete cascade,
  kind text not null check (kind in ('midterm', 'closing')),
  due_on date not null,
  questions jsonb not null,
  answers_encrypted text not null,
  state text not null default 'draft' check (state in ('draft', 'sent', 'returned', 'accepted')),
  version integer not null default 1,
  returned_because_encrypted text,
  sent_by uuid references accounts,
  sent_at timestamptz,
  decided_at timestamptz,
  reminded_on date,
  changed_at timestamptz not null default now(),
  unique (award_id, kind)
);
create index venture_reports_due on venture_reports (due_on) where state in ('draft', 'returned');
`,
    )
    .execute(db)
}
