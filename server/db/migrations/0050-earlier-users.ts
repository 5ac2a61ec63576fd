import { type Kysely, sql } from 'kysely'

/** Users of an earlier platform, who may take over what stood there when they sign in with the same phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table earlier_user_imports (
    id uuid primary key default uuid7(),
    file_name text not null,
    added integer not null,
    updated integer not null,
    refused integer not null,
    report jsonb not null,
    imported_by uuid not null references accounts,
    imported_at timestamptz not null default now()
  )`,
  // Nothing here is used before its owner agrees; what nobody has asked for in a year goes.
  `create table earlier_users (
    id uuid primary key default uuid7(),
    import_id uuid not null references earlier_user_imports,
    phone_encrypted text,
    phone_index text not null unique,
    name_encrypted text,
    email_encrypted text,
    team_name text,
    imported_at timestamptz not null default now(),
    account_id uuid references accounts,
    state text not null default 'waiting' check (state in ('waiting', 'imported', 'declined')),
    decided_at timestamptz,
    check ((state = 'waiting') = (account_id is null))
  )`,
  `create index earlier_users_waiting on earlier_users (imported_at) where state = 'waiting'`,
  'create index earlier_users_account on earlier_users (account_id) where account_id is not null',
]
