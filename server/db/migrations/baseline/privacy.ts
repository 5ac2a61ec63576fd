export const privacy = `
-- Leaving and taking one's data along: when somebody asked for the deletion of their account and what came of
-- it, and the packages that were made for them. One is open at a time. A package may be taken for some
-- minutes, by the session that has proven whose it is.
create table account_deletions (
  id uuid primary key default uuid7(),
  account_id uuid not null references accounts,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  cancelled_at timestamptz,
  done_at timestamptz
);
create unique index account_deletions_open on account_deletions (account_id)
  where cancelled_at is null and done_at is null;

create table account_exports (
  id uuid primary key default uuid7(),
  account_id uuid not null references accounts,
  language text not null check (language in ('zh', 'en')),
  requested_at timestamptz not null default now(),
  storage_key text unique,
  bytes integer,
  ready_at timestamptz,
  expires_at timestamptz,
  released_session uuid,
  released_until timestamptz,
  taken_at timestamptz
);
create unique index account_exports_waiting on account_exports (account_id) where ready_at is null;
create index account_exports_account on account_exports (account_id, requested_at desc);
create index account_exports_expiry on account_exports (expires_at) where storage_key is not null;
`
