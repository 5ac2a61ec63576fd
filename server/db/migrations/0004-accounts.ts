import { type Kysely, sql } from 'kysely'

/** Signing in with a code, browsers that have done so before, and what people agreed to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table one_time_codes (
    id uuid primary key default uuid7(),
    phone_index text not null,
    browser_hash bytea not null,
    is_known_browser boolean not null,
    purpose text not null,
    code_hash bytea not null,
    failures integer not null default 0,
    last_failed_at timestamptz,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    closed_at timestamptz
  )`,
  'create index one_time_codes_phone on one_time_codes (phone_index, created_at)',
  'create index one_time_codes_age on one_time_codes (created_at)',
  `create table known_browsers (
    account_id uuid not null references accounts,
    browser_hash bytea not null,
    last_signed_in_at timestamptz not null default now(),
    primary key (account_id, browser_hash)
  )`,
  `create table consents (
    id uuid primary key default uuid7(),
    account_id uuid not null references accounts,
    document text not null check (document in ('privacy', 'terms')),
    version integer not null,
    language text not null check (language in ('zh', 'en')),
    text_hash bytea not null,
    given_at timestamptz not null default now(),
    withdrawn_at timestamptz
  )`,
  `create unique index consents_standing on consents (account_id, document, version)
    where withdrawn_at is null`,
  // A person has one space of their own, however often two tabs ask for it.
  'alter table teams add column owner_account_id uuid references accounts',
  `create unique index teams_one_person on teams (owner_account_id) where kind = 'person'`,
]
