import { type Kysely, sql } from 'kysely'

/** Signing in with somebody else's word: what is under way, and whom it belongs to afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table provider_attempts (
    id uuid primary key default uuid7(),
    state_hash bytea not null unique,
    provider text not null,
    browser_hash bytea not null,
    nonce_encrypted text not null,
    verifier_encrypted text not null,
    back text not null,
    locale text not null check (locale in ('zh', 'en')),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    returned_at timestamptz,
    subject_encrypted text,
    label_encrypted text,
    used_at timestamptz
  )`,
  'create index provider_attempts_age on provider_attempts (created_at)',
  `create table provider_identities (
    id uuid primary key default uuid7(),
    account_id uuid not null references accounts,
    provider text not null,
    subject_encrypted text not null,
    subject_index text not null,
    label_encrypted text,
    linked_at timestamptz not null default now(),
    unique (provider, subject_index),
    unique (account_id, provider)
  )`,
  // What WeChat gives for two hours and counts when it is asked for, kept for all nodes.
  `create table wechat_tickets (
    kind text primary key,
    value_encrypted text not null,
    expires_at timestamptz not null
  )`,
]
