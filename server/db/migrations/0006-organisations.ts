import { type Kysely, sql } from 'kysely'

/** Organisations with their verification, who may act for them, and the days that differ from their weekday. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const states = `'unverified', 'pending_documents', 'pending_review', 'verified', 'returned', 'refused',
  'due_renewal', 'expired', 'suspended', 'revoked'`
const finding = `text not null default 'unknown' check (FIELD in ('met', 'notMet', 'unknown'))`
const findingOf = (field: string) => `${field} ${finding.replace('FIELD', field)}`

const statements = [
  `create table organisations (
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
    state text not null check (state in (${states})),
    ${findingOf('exists_finding')},
    ${findingOf('eligible_finding')},
    ${findingOf('standing_finding')},
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
    check ((credit_code is null) = (entity_type = 'volunteerTeam'))
  )`,
  // A refusal sets the code free: who claimed what is not theirs must not keep its owner out.
  `create unique index organisations_credit_code on organisations (credit_code) where state <> 'refused'`,
  'create index organisations_name on organisations (name_key)',
  'create index organisations_queue on organisations (state, due_on, id)',
  'create index organisations_end on organisations (verified_until) where verified_until is not null',
  'alter table teams add constraint teams_organisation foreign key (organisation_id) references organisations',

  // The right to act is the team's: one row per person and organisation.
  `create table acting_persons (
    organisation_id uuid not null references organisations,
    account_id uuid not null references accounts,
    team_id uuid not null references teams,
    real_name_encrypted text not null,
    position_encrypted text not null,
    ${findingOf('finding')},
    submitted_at timestamptz not null default now(),
    decided_at timestamptz,
    primary key (organisation_id, account_id)
  )`,
  'create index acting_persons_account on acting_persons (account_id)',

  // What was sent each time, so that a reviewer sees what changed.
  `create table organisation_submissions (
    organisation_id uuid not null references organisations,
    number integer not null,
    account_id uuid not null references accounts,
    facts jsonb not null,
    personal_encrypted text not null,
    submitted_at timestamptz not null default now(),
    primary key (organisation_id, number)
  )`,

  `create table organisation_events (
    id uuid primary key default uuid7(),
    organisation_id uuid not null references organisations,
    at timestamptz not null default clock_timestamp(),
    action text not null,
    side text not null check (side in ('team', 'staff', 'portal')),
    account_id uuid references accounts,
    state text not null check (state in (${states})),
    reason text,
    remarks jsonb not null default '{}'
  )`,
  'create index organisation_events_of on organisation_events (organisation_id, id)',

  `create table working_days (
    day date primary key,
    kind text not null check (kind in ('holiday', 'workday')),
    note text not null default ''
  )`,
  // The solar public holidays are the same each year; the others are announced and entered by staff.
  `insert into working_days (day, kind, note)
    select make_date(year, month, day), 'holiday', note
    from generate_series(2026, 2028) as year,
      (values (1, 1, '元旦'), (5, 1, '劳动节'), (5, 2, '劳动节'), (10, 1, '国庆节'), (10, 2, '国庆节'),
        (10, 3, '国庆节')) as fixed (month, day, note)`,
]
