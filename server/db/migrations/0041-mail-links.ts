import { type Kysely, sql } from 'kysely'

/** Mailed links: signing in, proving an address, and confirming who somebody is. An address belongs to one account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table mail_links (
    id uuid primary key default uuid7(),
    token_hash bytea not null unique,
    purpose text not null check (purpose in ('signIn', 'addEmail', 'confirmIdentity')),
    account_id uuid references accounts,
    session_id uuid references sessions,
    email_index text not null,
    email_encrypted text not null,
    browser_hash bytea not null,
    device text not null,
    back text not null,
    created_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index mail_links_email on mail_links (email_index, created_at)',
  'create index mail_links_age on mail_links (created_at)',
  'create unique index accounts_email on accounts (email_index) where email_index is not null',
]
