export const applications = `
create table applications (
  id uuid primary key default uuid7(),
  reference text not null,
  tool_number integer not null references tools,
  team_id uuid not null references teams,
  organisation_id uuid,
  started_by uuid not null references accounts,
  question_set_id uuid not null references tool_question_sets,
  state text not null default 'draft'
    check (state in ('draft', 'submitted', 'in_review', 'needs_correction', 'approved', 'fulfilling', 'active',
      'completed', 'expired', 'revoked', 'rejected', 'withdrawn')),
  is_appeal boolean not null default false,
  version integer not null default 1,
  answers_encrypted text not null,
  declared text[] not null default '{}',
  saved_at timestamptz not null default now(),
  draft_warned_at timestamptz,
  submitted_at timestamptz,
  amendable_until timestamptz,
  due_on date,
  assigned_to uuid references accounts,
  correction_due_at timestamptz,
  correction_keys text[] not null default '{}',
  correction_remark_encrypted text,
  decided_at timestamptz,
  appealed_at timestamptz,
  appeal_encrypted text,
  granted_until date,
  created_at timestamptz not null default now(),
  locked_by uuid references accounts,
  locked_until timestamptz,
  correction_answers_encrypted text,
  correction_saved_at timestamptz,
  declarations jsonb not null default '[]'
);
create unique index applications_reference on applications (reference);
create unique index applications_one_open on applications (team_id, tool_number)
  where state in ('draft', 'submitted', 'in_review', 'needs_correction', 'approved', 'fulfilling', 'active');
create index applications_team on applications (team_id, created_at desc);
create index applications_organisation on applications (organisation_id);
create index applications_queue on applications (state, due_on, id);
create index applications_assigned on applications (assigned_to, state);
create index applications_drafts on applications (saved_at) where state = 'draft';
create index applications_corrections on applications (correction_due_at) where state = 'needs_correction';
create index applications_grants on applications (granted_until) where state = 'active';
create index applications_of_organisation_active on applications (organisation_id) where state = 'active';
create index applications_submitted on applications (submitted_at) include (state, tool_number);

create table application_revisions (
  application_id uuid not null references applications on delete cascade,
  number integer not null,
  reason text not null check (reason in ('submit', 'amend', 'correct')),
  answers_encrypted text not null,
  account_id uuid not null references accounts,
  created_at timestamptz not null default now(),
  primary key (application_id, number)
);

create table application_events (
  id uuid primary key default uuid7(),
  application_id uuid not null references applications on delete cascade,
  action text not null,
  party text not null check (party in ('applicant', 'staff', 'portal')),
  account_id uuid references accounts,
  from_state text not null,
  to_state text not null,
  note_encrypted text,
  at timestamptz not null default clock_timestamp()
);
create index application_events_application on application_events (application_id, at);

create table application_messages (
  id uuid primary key default uuid7(),
  application_id uuid not null references applications on delete cascade,
  party text not null check (party in ('applicant', 'staff')),
  account_id uuid not null references accounts,
  body_encrypted text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index application_messages_application on application_messages (application_id, created_at);

create table application_decisions (
  id uuid primary key default uuid7(),
  application_id uuid not null references applications,
  verdict text not null check (verdict in ('approved', 'rejected')),
  reason_code text,
  text_encrypted text,
  is_reversal boolean not null default false,
  decided_by uuid not null references accounts,
  decided_at timestamptz not null default clock_timestamp(),
  reason jsonb
);
create index application_decisions_application on application_decisions (application_id, decided_at);
create index application_decisions_decided on application_decisions (decided_at);

-- Counted in place by conditional updates: never oversubscribed, whatever comes at once.
create table tool_quota_periods (
  tool_number integer not null references tools,
  year integer not null,
  reserved integer not null default 0 check (reserved >= 0),
  spent integer not null default 0 check (spent >= 0),
  primary key (tool_number, year)
);

create table allowance_periods (
  holder_kind text not null check (holder_kind in ('organisation', 'team')),
  holder_id uuid not null,
  year integer not null,
  units integer not null check (units >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  spent integer not null default 0 check (spent >= 0),
  primary key (holder_kind, holder_id, year),
  check (reserved + spent <= units)
);

create table quota_reservations (
  id uuid primary key default uuid7(),
  application_id uuid not null references applications on delete cascade,
  tool_number integer not null,
  year integer not null,
  holder_kind text not null,
  holder_id uuid not null,
  units integer not null check (units >= 0),
  state text not null default 'reserved' check (state in ('reserved', 'spent', 'released')),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create unique index quota_reservations_one on quota_reservations (application_id)
  where state in ('reserved', 'spent');

create table activation_codes (
  id uuid primary key default uuid7(),
  tool_number integer not null references tools,
  code_encrypted text not null,
  code_index text not null,
  application_id uuid references applications,
  drawn_at timestamptz,
  created_at timestamptz not null default now(),
  unique (tool_number, code_index)
);
create unique index activation_codes_application on activation_codes (application_id);
create index activation_codes_free on activation_codes (tool_number, id) where application_id is null;
`
