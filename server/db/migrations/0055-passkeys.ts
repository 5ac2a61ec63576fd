import { type Kysely, sql } from 'kysely'

/** Passkeys of accounts, and the challenges that are out: each is good once, for one session or browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table passkeys (
    id uuid primary key default uuid7(),
    account_id uuid not null references accounts,
    credential_id bytea not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  'create index passkeys_account on passkeys (account_id, created_at)',
  `create table passkey_challenges (
    challenge_hash bytea primary key,
    purpose text not null check (purpose in ('register', 'prove', 'signIn')),
    session_id uuid references sessions on delete cascade,
    browser_hash bytea not null,
    expires_at timestamptz not null
  )`,
  'create index passkey_challenges_age on passkey_challenges (expires_at)',
]
