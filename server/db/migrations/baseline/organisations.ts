export const organisations = `
-- Organisations with their verification. What they are compared by has an index each: how their names sound,
-- and keyed hashes of phone, address and legal representative.
create table organisations (
  id uuid primary key default uuid7(),
  reference text not null unique,
  team_id uuid not null references teams,
  submitted_by uuid not null references accounts,
  entity_type text not null,
  name text not null,
  name_key text not null,
  credit_code text,
  registered_on date,
  address_encrypted text,
  legal_representative_encrypted text,
  contact_name_encrypted text,
  contact_phone_encrypted text,
  state text not null
    check (state in ('unverified', 'pending_documents', 'pending_review', 'verified', 'returned', 'refused',
      'due_renewal', 'expired', 'suspended', 'revoked', 'withdrawn', 'closed')),
  exists_finding text not null default 'unknown' check (exists_finding in ('met', 'notMet', 'unknown')),
  eligible_finding text not null default 'unknown' check (eligible_finding in ('met', 'notMet', 'unknown')),
  standing_finding text not null default 'unknown' check (standing_finding in ('met', 'notMet', 'unknown')),
  reason text,
  remarks jsonb not null default '{}',
  version integer not null default 1,
  submission integer not null default 1,
  submitted_at timestamptz not null default now(),
  due_on date,
  decided_at timestamptz,
  decided_by uuid references accounts,
  verified_until date,
  assigned_to uuid references accounts,
  locked_by uuid references accounts,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  reason_words jsonb,
  verified_name text,
  renewal_sent_on date,
  reminded_days smallint,
  name_sound text,
  contact_phone_index text,
  address_index text,
  legal_representative_index text,
  papers_warned_at timestamptz,
  papers_removed_at timestamptz,
  check ((credit_code is null) = (entity_type = 'volunteerTeam'))
);
alter table teams add constraint teams_organisation foreign key (organisation_id) references organisations;
alter table team_join_requests add foreign key (organisation_id) references organisations;
create index organisations_name on organisations (name_key);
create index organisations_queue on organisations (state, due_on, id);
create index organisations_end on organisations (verified_until) where verified_until is not null;
create index organisations_like_name on organisations using gin (name_key gin_trgm_ops);
create index organisations_team on organisations (team_id);
create index organisations_submitted on organisations (submitted_at) include (state);
create index organisations_name_sound on organisations (name_sound) where name_sound is not null;
create index organisations_contact_phone_index on organisations (contact_phone_index)
  where contact_phone_index is not null;
create index organisations_address_index on organisations (address_index) where address_index is not null;
create index organisations_legal_representative_index on organisations (legal_representative_index)
  where legal_representative_index is not null;
-- The unique index leaves out what was refused, and just that a verifier has to hear of.
create index organisations_any_code on organisations (credit_code) where credit_code is not null;
-- A code is held by who has sent everything: neither a claim whose letter is missing nor a verification that was
-- revoked keeps its owner out. A refusal sets the code free: who claimed what is not theirs must not keep its
-- owner out.
create unique index organisations_credit_code on organisations (credit_code)
  where state not in ('pending_documents', 'revoked', 'refused', 'withdrawn', 'closed');

-- The right to act is the team's: one row per person and organisation.
create table acting_persons (
  organisation_id uuid not null references organisations,
  account_id uuid not null references accounts,
  team_id uuid not null references teams,
  real_name_encrypted text not null,
  position_encrypted text not null,
  finding text not null default 'unknown' check (finding in ('met', 'notMet', 'unknown')),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (organisation_id, account_id)
);
create index acting_persons_account on acting_persons (account_id);

-- What was sent each time, so that a reviewer sees what changed.
create table organisation_submissions (
  organisation_id uuid not null references organisations,
  number integer not null,
  account_id uuid not null references accounts,
  facts jsonb not null,
  personal_encrypted text not null,
  submitted_at timestamptz not null default now(),
  primary key (organisation_id, number)
);

create table organisation_events (
  id uuid primary key default uuid7(),
  organisation_id uuid not null references organisations,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  side text not null check (side in ('team', 'staff', 'portal')),
  account_id uuid references accounts,
  state text not null
    check (state in ('unverified', 'pending_documents', 'pending_review', 'verified', 'returned', 'refused',
      'due_renewal', 'expired', 'suspended', 'revoked', 'withdrawn', 'closed')),
  reason text,
  remarks jsonb not null default '{}',
  reason_words jsonb
);
create index organisation_events_of on organisation_events (organisation_id, id);

-- The days that differ from their weekday.
create table working_days (
  day date primary key,
  kind text not null check (kind in ('holiday', 'workday')),
  note text not null default ''
);
-- The solar public holidays are the same each year; the others are announced and entered by staff.
insert into working_days (day, kind, note)
  select make_date(year, month, day), 'holiday', note
  from generate_series(2026, 2028) as year,
    (values (1, 1, '元旦'), (5, 1, '劳动节'), (5, 2, '劳动节'), (10, 1, '国庆节'), (10, 2, '国庆节'),
      (10, 3, '国庆节')) as fixed (month, day, note);

-- Empty of use: its days stand in working_days.
create table working_day_exceptions (
  day date primary key,
  kind text not null check (kind in ('holiday', 'workday'))
);

-- What somebody has typed of a statement and not sent: each person's own for each of their teams, because it
-- names the person. Goes when it is sent, when it is deleted, or with time.
create table statement_drafts (
  id uuid primary key default uuid7(),
  account_id uuid not null references accounts,
  team_id uuid not null references teams,
  statement_encrypted text not null,
  saved_at timestamptz not null default now(),
  unique (account_id, team_id)
);
create index statement_drafts_saved on statement_drafts (saved_at);

-- What an organisation has agreed to show of itself. Without a row, and until it says so, it shows nothing. A
-- row alone shows nothing either: the verification must hold on the day of reading.
create table organisation_faces (
  organisation_id uuid primary key references organisations,
  is_shown boolean not null,
  shows_tools boolean not null,
  about_zh text not null,
  about_en text not null,
  website text not null,
  version integer not null default 1,
  changed_by uuid not null references accounts,
  changed_at timestamptz not null default now()
);

-- Changes of a team's super admin. Names and statements stand encrypted. The table itself holds that two
-- persons decide and that neither of them is a side: no way in can leave that out.
create table super_admin_changes (
  id uuid primary key default uuid7(),
  reference text not null unique,
  kind text not null check (kind in ('takeOver', 'succession', 'handOver')),
  team_id uuid not null references teams,
  organisation_id uuid not null references organisations,
  requested_by uuid not null references accounts,
  sitting_account_id uuid not null references accounts,
  next_account_id uuid not null references accounts,
  real_name_encrypted text not null,
  position_encrypted text not null,
  statement_encrypted text not null,
  answer_encrypted text,
  state text not null
    check (state in ('requested', 'notified', 'cooling_off', 'deciding', 'contested', 'done', 'refused',
      'withdrawn')),
  version integer not null default 1,
  requested_at timestamptz not null default now(),
  cooling_until date not null,
  due_on date,
  agreed_at timestamptz,
  first_verdict text check (first_verdict in ('complete', 'refuse')),
  first_reason text,
  first_by uuid references accounts,
  first_at timestamptz,
  second_by uuid references accounts,
  decided_at timestamptz,
  reason text,
  locked_by uuid references accounts,
  locked_until timestamptz,
  first_reason_words jsonb,
  reason_words jsonb,
  check (sitting_account_id <> next_account_id),
  check (requested_by = sitting_account_id or requested_by = next_account_id),
  constraint super_admin_changes_two_persons check (state not in ('done', 'refused')
    or first_by is not null and second_by is not null and first_by <> second_by),
  constraint super_admin_changes_no_side_decides check (
    (first_by is null or first_by <> sitting_account_id and first_by <> next_account_id)
    and (second_by is null or second_by <> sitting_account_id and second_by <> next_account_id))
);
create unique index super_admin_changes_one_open on super_admin_changes (team_id)
  where state not in ('done', 'refused', 'withdrawn');
create index super_admin_changes_queue on super_admin_changes (state, due_on, id);
create index super_admin_changes_requester on super_admin_changes (requested_by);
create index super_admin_changes_sitting on super_admin_changes (sitting_account_id);
create index super_admin_changes_next on super_admin_changes (next_account_id);
create index super_admin_changes_organisation on super_admin_changes (organisation_id);

create table super_admin_change_events (
  id uuid primary key default uuid7(),
  change_id uuid not null references super_admin_changes,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  side text not null check (side in ('requester', 'otherSide', 'portal', 'staff')),
  account_id uuid references accounts,
  state text not null
    check (state in ('requested', 'notified', 'cooling_off', 'deciding', 'contested', 'done', 'refused',
      'withdrawn')),
  reason text,
  reason_words jsonb
);
create index super_admin_change_events_of on super_admin_change_events (change_id, id);
`
