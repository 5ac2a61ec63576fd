export const partners = `
-- Partners that people and teams go on to, bound by a name that means something to that partner alone.
create table partners (
  id uuid primary key default uuid7(),
  kind text not null check (kind in ('volunteer', 'tool')),
  name jsonb not null,
  audience text not null unique,
  launch_url text not null check (launch_url ~ '^https?://'),
  tool_number integer,
  key_hash bytea not null,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((kind = 'tool') = (tool_number is not null))
);
create unique index partners_tool on partners (tool_number) where tool_number is not null and is_active;

-- The subject is drawn at random for each partner, so two of them cannot find out that they know the same
-- person.
create table partner_bindings (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners,
  account_id uuid references accounts,
  team_id uuid references teams,
  subject uuid not null default gen_random_uuid() unique,
  bound_at timestamptz not null default now(),
  ended_at timestamptz,
  check (num_nonnulls(account_id, team_id) = 1)
);
create unique index partner_bindings_account on partner_bindings (partner_id, account_id)
  where account_id is not null;
create unique index partner_bindings_team on partner_bindings (partner_id, team_id) where team_id is not null;

create table partner_tokens (
  id uuid primary key default gen_random_uuid(),
  binding_id uuid not null references partner_bindings on delete cascade,
  expires_at timestamptz not null,
  redeemed_at timestamptz
);
create index partner_tokens_expires on partner_tokens (expires_at);
`
