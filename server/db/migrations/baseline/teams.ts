export const teams = `
create table teams (
  id uuid primary key default uuid7(),
  kind text not null check (kind in ('registered', 'unregistered', 'person')),
  name text not null,
  organisation_id uuid,
  created_at timestamptz not null default now(),
  owner_account_id uuid references accounts
);
create index teams_organisation on teams (organisation_id);
-- A person has one space of their own, however often two tabs ask for it.
create unique index teams_one_person on teams (owner_account_id) where kind = 'person';

create table memberships (
  team_id uuid not null references teams,
  account_id uuid not null references accounts,
  role text not null check (role in ('member', 'admin', 'superAdmin')),
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (team_id, account_id)
);
create index memberships_account on memberships (account_id) where left_at is null;
create unique index memberships_one_super_admin on memberships (team_id)
  where role = 'superAdmin' and left_at is null;

-- Invitations to teams, requests to join them, and that a team with members always has its super admin. The
-- secret of the link stands here as its hash alone. One that is bound to a phone is used once.
create table team_invitations (
  id uuid primary key default uuid7(),
  team_id uuid not null references teams,
  role text not null check (role in ('member', 'admin')),
  token_hash bytea not null unique,
  phone_encrypted text,
  phone_index text,
  most_uses integer not null check (most_uses >= 1 and most_uses <= 100),
  uses integer not null default 0,
  created_by uuid not null references accounts,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (uses >= 0 and uses <= most_uses),
  check (num_nonnulls(phone_encrypted, phone_index) in (0, 2)),
  check (phone_index is null or most_uses = 1)
);
create index team_invitations_open on team_invitations (team_id, id desc) where revoked_at is null;
create index team_invitations_creator on team_invitations (created_by) where revoked_at is null;
create index team_invitations_expiry on team_invitations (expires_at);
-- A person finds the invitations to their phone when signed in.
create index team_invitations_phone on team_invitations (phone_index)
  where phone_index is not null and revoked_at is null;

create table team_invitation_uses (
  invitation_id uuid not null references team_invitations on delete cascade,
  account_id uuid not null references accounts,
  used_at timestamptz not null default now(),
  primary key (invitation_id, account_id)
);
create index team_invitation_uses_account on team_invitation_uses (account_id);

create table team_join_requests (
  id uuid primary key default uuid7(),
  team_id uuid not null references teams,
  organisation_id uuid not null,
  account_id uuid not null references accounts,
  name_encrypted text not null,
  message_encrypted text,
  state text not null default 'open'
    check (state in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  reason_encrypted text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references accounts
);
create unique index team_join_requests_one_open on team_join_requests (team_id, account_id)
  where state = 'open';
create index team_join_requests_account on team_join_requests (account_id, id desc);
create index team_join_requests_decided on team_join_requests (decided_at) where decided_at is not null;
create index team_join_requests_open on team_join_requests (created_at) where state = 'open';

-- Hand-overs of a team's super admin to one of its members that wait for their answer; at most one of each
-- team. What is answered, taken back or lapsed stands in the audit alone.
create table team_hand_overs (
  id uuid primary key default uuid7(),
  team_id uuid not null unique references teams,
  from_account_id uuid not null references accounts,
  to_account_id uuid not null references accounts,
  offered_at timestamptz not null default now(),
  check (from_account_id <> to_account_id)
);
create index team_hand_overs_from on team_hand_overs (from_account_id);
create index team_hand_overs_to on team_hand_overs (to_account_id);
create index team_hand_overs_offered on team_hand_overs (offered_at);

-- At most one super admin is held by an index; at least one, while anybody is in the team, by this. Deferred,
-- so that one transaction can take the role from one person and give it to another.
create function keep_super_admin() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from memberships where team_id = old.team_id and left_at is null)
        and not exists (
          select 1 from memberships
          where team_id = old.team_id and left_at is null and role = 'superAdmin'
        )
      then
        raise exception 'a team with members has a super admin'
          using errcode = 'check_violation', constraint = 'memberships_keep_super_admin';
      end if;
      return null;
    end
  $$;
create constraint trigger memberships_keep_super_admin after delete or update on memberships
  deferrable initially deferred for each row when (old.role = 'superAdmin' and old.left_at is null)
  execute function keep_super_admin();
`
