import { type Kysely, sql } from 'kysely'

/** What every domain stands on: ids, settings, audit, idempotency, limits, trace ids, files, accounts and teams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create extension if not exists pg_trgm',

  // UUIDv7 for every owned record; PostgreSQL has its own only from 18 on.
  `create function uuid7() returns uuid language sql volatile as $$
    select encode(
      set_bit(set_bit(
        overlay(uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6),
        52, 1), 53, 1),
      'hex')::uuid
  $$`,

  `create table settings (
    key text primary key,
    value jsonb not null,
    updated_at timestamptz not null default now()
  )`,

  `create table audit_events (
    position bigint primary key,
    at timestamptz not null,
    account_id uuid,
    team_id uuid,
    request_id text not null,
    kind text not null,
    subject_kind text not null,
    subject_id text not null,
    before jsonb,
    after jsonb,
    previous_hash bytea not null,
    hash bytea not null
  )`,
  'create index audit_events_subject on audit_events (subject_kind, subject_id, position)',

  `create table idempotency_keys (
    actor text not null,
    call text not null,
    key text not null,
    request_hash bytea not null,
    response jsonb,
    created_at timestamptz not null default now(),
    primary key (actor, call, key)
  )`,
  'create index idempotency_keys_age on idempotency_keys (created_at)',

  `create table rate_limits (
    key text not null,
    window_start timestamptz not null,
    window_end timestamptz not null,
    count integer not null,
    primary key (key, window_start)
  )`,
  'create index rate_limits_end on rate_limits (window_end)',

  `create table server_keys (
    kid text primary key,
    private_key_encrypted text not null,
    public_jwk jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create table trace_ids (
    id uuid primary key,
    bound_to text not null,
    call text not null,
    browser_jwk jsonb not null,
    kid text not null references server_keys,
    expires_at timestamptz not null,
    consumed_at timestamptz
  )`,
  'create index trace_ids_expiry on trace_ids (expires_at)',

  `create table accounts (
    id uuid primary key default uuid7(),
    phone_encrypted text,
    phone_index text unique,
    name_encrypted text,
    email_encrypted text,
    email_index text,
    locale text not null default 'zh' check (locale in ('zh', 'en')),
    status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
    created_at timestamptz not null default now()
  )`,
  `create table sessions (
    id uuid primary key default uuid7(),
    account_id uuid not null references accounts,
    token_hash bytea not null unique,
    team_id uuid,
    is_staff boolean not null default false,
    device text not null default '',
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    second_factor_at timestamptz,
    step_up_at timestamptz,
    ended_at timestamptz
  )`,
  'create index sessions_account on sessions (account_id) where ended_at is null',
  `create table teams (
    id uuid primary key default uuid7(),
    kind text not null check (kind in ('registered', 'unregistered', 'person')),
    name text not null,
    organisation_id uuid,
    created_at timestamptz not null default now()
  )`,
  'create index teams_organisation on teams (organisation_id)',
  `create table memberships (
    team_id uuid not null references teams,
    account_id uuid not null references accounts,
    role text not null check (role in ('member', 'admin', 'superAdmin')),
    joined_at timestamptz not null default now(),
    left_at timestamptz,
    primary key (team_id, account_id)
  )`,
  'create index memberships_account on memberships (account_id) where left_at is null',
  `create unique index memberships_one_super_admin on memberships (team_id)
    where role = 'superAdmin' and left_at is null`,
  `create table staff_members (
    account_id uuid primary key references accounts,
    roles text[] not null,
    display_name text not null,
    status text not null default 'active' check (status in ('active', 'ended')),
    totp_secret_encrypted text,
    totp_confirmed_at timestamptz,
    totp_last_step bigint,
    created_at timestamptz not null default now()
  )`,

  `create table files (
    id uuid primary key default uuid7(),
    storage_key text not null unique,
    sha256 bytea not null,
    bytes integer not null,
    media_type text not null,
    name_encrypted text not null,
    purpose text not null,
    owner_account_id uuid not null references accounts,
    team_id uuid references teams,
    attached_kind text,
    attached_id uuid,
    created_at timestamptz not null default now(),
    removed_at timestamptz
  )`,
  'create index files_attached on files (attached_kind, attached_id)',

  `create table outbox_messages (
    id uuid primary key default uuid7(),
    channel text not null check (channel in ('mail', 'sms')),
    recipient_encrypted text not null,
    subject text not null,
    body_encrypted text not null,
    message_key text not null unique,
    created_at timestamptz not null default now()
  )`,
]
