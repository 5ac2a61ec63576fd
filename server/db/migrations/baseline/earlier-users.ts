export const earlierUsers = `
-- Users of an earlier platform, who may take over what stood there when they sign in with the same phone.
create table earlier_user_imports (
  id uuid primary key default uuid7(),
  file_name text,
  added integer not null,
  updated integer not null,
  refused integer not null,
  report jsonb not null,
  imported_by uuid not null references accounts,
  imported_at timestamptz not null default now(),
  file_name_encrypted text
);
-- A file with users of an earlier platform may bear somebody's name: what it was called is kept encrypted.
-- Names from before stay readable until a job has encrypted them, because a migration has no key.
create index earlier_user_imports_plain on earlier_user_imports (id) where file_name is not null;

-- Nothing here is used before its owner agrees; what nobody has asked for in a year goes.
create table earlier_users (
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
);
create index earlier_users_waiting on earlier_users (imported_at) where state = 'waiting';
create index earlier_users_account on earlier_users (account_id) where account_id is not null;
`
